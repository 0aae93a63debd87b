import { describe, expect, onTestFinished, test } from 'vitest';
import { AppError } from '../../shared/contract/errors.ts';
import { systemIsDark } from '../systemTheme.fixture.ts';
import { opened, quiet, settingsWritten } from '../app/app.fixture.ts';

describe('settings', () => {
  async function settled() {
    const { app, way } = await opened();
    await settingsWritten();
    way.calls.length = 0;
    return { app, written: () => way.paramsOf('settings.write').map((call) => (call as { change: object }).change) };
  }

  test('were written a moment later, and lost where a busy page closed before; now what changes together is written at once', async () => {
    const { app, written } = await settled();
    app.settings.remember({ speed: 5 });
    app.settings.remember({ theme: 'dark' });
    expect(app.settings.now).toMatchObject({ theme: 'dark', speed: 5 });
    await quiet();
    expect(written()).toEqual([{ speed: 5, theme: 'dark' }]);
  });

  test('that go on changing are gathered, and keep no other one back', async () => {
    const { app, written } = await settled();
    for (let step = 1; step <= 9; step++) {
      app.settings.gather({ step });
      await quiet();
    }
    expect(written()).toEqual([{ step: 1 }]);
    app.settings.remember({ speed: 5 });
    await quiet();
    const first = [{ step: 1 }, { step: 9, speed: 5 }];
    expect(written()).toEqual(first);
    app.settings.gather({ step: 10 });
    await settingsWritten();
    expect(written()).toEqual([...first, { step: 10 }]);
    app.settings.gather({ step: 11 });
    await quiet();
    expect(written()).toEqual([...first, { step: 10 }, { step: 11 }]);
  });

  test('a setting changed twice before a busy page closes lost the second change', async () => {
    const { app, written } = await settled();
    app.settings.remember({ speed: 5 });
    await quiet();
    app.settings.remember({ speed: 6 });
    await quiet();
    expect(written()).toEqual([{ speed: 5 }, { speed: 6 }]);
  });

  test('a write that fails behind a later one is not tried again with the older value', async () => {
    const { app, api, way } = await opened();
    const release = way.hold('settings.write');
    app.settings.gather({ step: 3 });
    await quiet();
    app.settings.gather({ step: 5 });
    await settingsWritten();
    way.changes.set('settings.write', () => {
      way.changes.delete('settings.write');
      throw new AppError('store-full', 'The disk is full.');
    });
    release();
    await quiet();
    app.settings.remember({ speed: 5 });
    await settingsWritten();
    expect(await api.settings.read({})).toMatchObject({ step: 5, speed: 5 });
  });

  test('that cannot be written are reported', async () => {
    const { app, way } = await opened();
    way.refusals.set('settings.write', new AppError('store-full', 'The disk is full.'));
    app.settings.remember({ speed: 5 });
    await settingsWritten();
    expect(app.notices.shown).toEqual({ kind: 'error', text: 'The disk is full.', isUnsaved: true });
  });

  test('name the theme, or leave it to the system', async () => {
    const { app } = await opened();
    const themes = (['light', 'dark', 'projector', 'system'] as const).map((theme) => {
      app.settings.remember({ theme });
      return app.settings.theme;
    });
    expect(themes).toEqual(['light', 'dark', 'projector', 'light']);
    systemIsDark.matches = true;
    onTestFinished(() => void (systemIsDark.matches = false));
    app.settings.remember({ theme: 'system' });
    expect(app.settings.theme).toBe('dark');
  });
});
