import { describe, expect, onTestFinished, test } from 'vitest';
import { AppError } from '../../shared/contract/errors.ts';
import { systemIsDark } from '../systemTheme.fixture.ts';
import { opened, settingsWritten } from '../app/app.fixture.ts';

describe('settings', () => {
  test('hold at once, and are written together a moment later', async () => {
    const { app, way } = await opened();
    await settingsWritten();
    way.calls.length = 0;
    for (let step = 1; step <= 9; step++) app.settings.remember({ step });
    app.settings.remember({ theme: 'dark' });
    expect(app.settings.now).toMatchObject({ theme: 'dark', step: 9 });
    expect(way.calls).toEqual([]);
    await settingsWritten();
    expect(way.paramsOf('settings.write')).toEqual([{ change: { step: 9, theme: 'dark' } }]);
    app.settings.remember({ speed: 5 });
    await settingsWritten();
    expect(way.paramsOf('settings.write').at(-1)).toEqual({ change: { speed: 5 } });
  });

  test('that cannot be written are told', async () => {
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
