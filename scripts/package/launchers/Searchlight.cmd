@echo off
rem Starts Searchlight with the Node that lies beside it. This window ends with the program.
title Searchlight
"%~dp0node\node.exe" "%~dp0app\out\main\web.js" %*
set status=%errorlevel%
rem A window that a double click has opened would close before anybody has read the sentence in it.
if not "%status%"=="0" @NO_COMMAND@ pause
exit /b %status%
