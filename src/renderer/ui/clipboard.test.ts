import { expect, test, vi } from 'vitest';
import { copyText } from './clipboard.ts';

test('where the browser does not let a page copy, a sentence says so', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  try {
    writeText.mockResolvedValueOnce();
    await copyText('1 2 3/4 5 6/7 8 _');
    expect(writeText).toHaveBeenCalledWith('1 2 3/4 5 6/7 8 _');
    writeText.mockRejectedValueOnce(new DOMException('Write permission denied.', 'NotAllowedError'));
    await expect(copyText('1 2 3')).rejects.toThrow('Nothing was copied: the browser does not allow it.');
  } finally {
    vi.unstubAllGlobals();
  }
});
