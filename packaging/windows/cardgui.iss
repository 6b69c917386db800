; The installer for Windows, by Inno Setup 6, of the folder that PyInstaller made:
;   iscc /DVersion=0.1.0 packaging\windows\cardgui.iss
; Not run yet.
#ifndef Version
  #error Please name the version: /DVersion=0.1.0
#endif

[Setup]
AppId=org.cardgui.Cardgui
AppName=Cardgui
AppVersion={#Version}
AppPublisher=Cardgui contributors
DefaultDirName={autopf}\Cardgui
DefaultGroupName=Cardgui
DisableProgramGroupPage=yes
PrivilegesRequiredOverridesAllowed=dialog
PrivilegesRequired=lowest
ChangesAssociations=yes
SourceDir=..\..
LicenseFile=LICENSE
UninstallDisplayIcon={app}\cardgui-desktop.exe
OutputDir=build\out
OutputBaseFilename=Cardgui-{#Version}-setup
Compression=lzma2
SolidCompression=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ko"; MessagesFile: "compiler:Languages\Korean.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"
Name: "tr"; MessagesFile: "compiler:Languages\Turkish.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[Files]
Source: "build\out\cardgui\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Cardgui"; Filename: "{app}\cardgui-desktop.exe"
Name: "{autodesktop}\Cardgui"; Filename: "{app}\cardgui-desktop.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.cardgui"; ValueType: string; ValueData: "Cardgui.Deal"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Cardgui.Deal\shell\open\command"; ValueType: string; ValueData: """{app}\cardgui-desktop.exe"" ""%1"""; Flags: uninsdeletekey

[Run]
Filename: "{app}\cardgui-desktop.exe"; Description: "{cm:LaunchProgram,Cardgui}"; Flags: nowait postinstall skipifsilent
