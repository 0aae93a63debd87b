import { AppError } from '../shared/contract/errors.ts';
import type { Beginning } from './beginning.ts';

/** The page in one file. Rejects with an `AppError` where it cannot be fetched. */
export async function readTemplate(template: Beginning['template']): Promise<string> {
  if ('text' in template) return template.text;
  const response = await fetch(template.url).catch(() => null);
  if (!response?.ok)
    throw new AppError(
      'not-saved',
      'The page could not be exported, because searchlight.html could not be read. Are you online?',
    );
  return response.text();
}
