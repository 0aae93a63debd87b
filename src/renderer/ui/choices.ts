export type Choices<Value> = readonly (readonly [value: Value, label: string])[];

export function choicesOf<Id extends string>(
  table: Readonly<Record<Id, string | { readonly label: string }>>,
): Choices<Id> {
  const rows = Object.entries(table) as [Id, string | { readonly label: string }][];
  return rows.map(([id, row]) => [id, typeof row === 'string' ? row : row.label]);
}
