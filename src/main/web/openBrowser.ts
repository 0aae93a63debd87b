import { spawn, type ChildProcess } from 'node:child_process';
import open from 'open';

const BY_HAND = 'No browser could be opened. Open the address above by hand.\n';

/** On macOS every user can read the arguments of every program: there the address is the input of a script. */
const OPENERS: Partial<Record<NodeJS.Platform, (address: string) => ChildProcess | Promise<ChildProcess>>> = {
  darwin(address) {
    const opener = spawn('/usr/bin/osascript', { stdio: ['pipe', 'ignore', 'ignore'] });
    opener.stdin.on('error', () => {}); // `error` or `exit` of the process follows
    opener.stdin.end(`open location "${address}"\n`);
    return opener;
  },
};

/** Opens `address` in the default browser. A failure is a sentence: the host goes on. */
export async function openBrowser(address: string, platform = process.platform): Promise<void> {
  const fail = (): void => void process.stderr.write(BY_HAND);
  try {
    const opener = await (OPENERS[platform] ?? open)(address);
    opener.once('error', fail);
    opener.once('exit', (code) => code && fail());
  } catch {
    fail();
  }
}
