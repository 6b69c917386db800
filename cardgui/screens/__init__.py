"""The screens, one file each: they show models and turn what a person does into signals."""
