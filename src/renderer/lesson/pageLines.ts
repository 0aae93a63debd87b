/** A line of a page, or the items of a list: lines that begin with "- ". */
export type PagePart = { readonly line: string } | { readonly items: readonly string[] };

const ITEM = /^- +/;

/** The lines of a page; those of one list together. */
export function partsOfBody(body: string): readonly PagePart[] {
  const parts: PagePart[] = [];
  for (const line of body.trim() === '' ? [] : body.trimEnd().split('\n')) {
    const last = parts.at(-1);
    const item = line.replace(ITEM, '');
    if (!ITEM.test(line)) parts.push({ line });
    else if (last && 'items' in last) parts.splice(-1, 1, { items: [...last.items, item] });
    else parts.push({ items: [item] });
  }
  return parts;
}
