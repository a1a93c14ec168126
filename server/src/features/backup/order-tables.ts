export type Table = {
  name: string;
  /** Written columns. Generated columns are left out. */
  columns: { name: string; isJson: boolean }[];
  /** Tables that the foreign keys refer to. Contains its own name when rows refer to earlier rows of the same table. */
  needs: string[];
};

/** Sorts tables so that each comes after those it refers to: foreign keys hold at every step of the restore. */
export function orderTables(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const isOpen = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ name, needs }) => !needs.some((other) => other !== name && isOpen.has(other)));
    // No two tables refer to each other today. The first such pair needs a way to restore its rows.
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...isOpen].join(', ')}`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/**
 * Sessions, links in letters and known devices: rows of an account that expire. They give access to an account until
 * they expire or are revoked. An archive does not know what was revoked since, so it contains none of them.
 */
export function opensAccounts({ columns, needs }: Table): boolean {
  return (
    columns.some(({ name }) => name === 'expires_at') && needs.some((name) => name === 'customers' || name === 'staff')
  );
}
