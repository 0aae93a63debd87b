import open from 'open';

const BY_HAND = 'No browser could be opened. Open the address above by hand.\n';

/** Opens `address` in the default browser. A failure is a sentence: the host goes on. */
export async function openBrowser(address: string): Promise<void> {
  const fail = (): void => void process.stderr.write(BY_HAND);
  try {
    const opener = await open(address);
    opener.once('error', fail);
    opener.once('exit', (code) => code && fail());
  } catch {
    fail();
  }
}
