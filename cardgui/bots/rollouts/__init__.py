"""Deals played on in thought: sampled worlds, quick policies and the search over them.

Like the engine's kernel these modules are plain typed Python that mypyc compiles unchanged, where a compiler is there;
compiled and plain code make the same moves. No Qt, no clock, no card codes: cards are the places of the kernel's masks.
"""
