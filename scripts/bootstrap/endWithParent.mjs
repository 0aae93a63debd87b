/**
 * Loaded into the web host before its own code: a host that was started by a command ends with it, even when that
 * command is killed, and so never keeps the library locked behind anybody's back.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
