const KEY = 'token';

/**
 * The token of the web host: from the fragment of the address (`#token=…`), where it does not stay to be seen or
 * bookmarked, or from this tab's memory after a reload. `null` where neither has one.
 */
export function takeToken(
  location: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState'>,
  memory: Pick<Storage, 'getItem' | 'setItem'>,
): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get(KEY);
  if (token === null) return memory.getItem(KEY);
  memory.setItem(KEY, token);
  history.replaceState(null, '', location.pathname + location.search);
  return token;
}
