import { expect, test } from 'vitest';
import { type Machine, reasonAgainstWindow } from './display.mjs';

const desktop: Machine = {
  platform: 'linux',
  env: { DISPLAY: ':0' },
  uid: 1000,
  kernelSetting: () => undefined,
  sandboxHelper: false,
};
const ubuntu = (name: string) => (name === 'apparmor_restrict_unprivileged_userns' ? '1' : undefined);

test.each<[string, Partial<Machine>, string | undefined]>([
  ['a Linux desktop', {}, undefined],
  ['a Wayland desktop', { env: { WAYLAND_DISPLAY: 'wayland-0' } }, undefined],
  ['a terminal without a display', { env: {} }, 'there is no display'],
  ['root', { uid: 0 }, 'Electron does not run as root with its sandbox on'],
  ['Ubuntu 24.04', { kernelSetting: ubuntu }, 'this system does not let Electron set up its sandbox'],
  ['Ubuntu 24.04 with the setuid helper', { kernelSetting: ubuntu, sandboxHelper: true }, undefined],
  ['macOS', { platform: 'darwin', env: {} }, undefined],
  ['Windows', { platform: 'win32', env: {}, uid: undefined }, undefined],
])('%s', (_name, differences, reason) => {
  expect(reasonAgainstWindow({ ...desktop, ...differences })).toBe(reason);
});
