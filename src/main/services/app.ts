import type { Api } from '../../shared/contract/api.ts';
import type { AppDescription } from '../../shared/contract/types.ts';

export function appService(description: AppDescription): Api['app'] {
  return { describe: async () => description };
}
