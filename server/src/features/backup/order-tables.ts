export type Table = {
  name: string;
  /** Those that are written: what is generated makes itself. */
  columns: { name: string; isJson: boolean }[];
  /** Tables that its foreign keys lead to; its own name when rows refer to earlier rows of the same table. */
  needs: string[];
};

/** Each table after those that it refers to, so that foreign keys hold at every moment of filling them. */
export function orderTables(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const isOpen = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ name, needs }) => !needs.some((other) => other !== name && isOpen.has(other)));
    // No two tables do today; whoever makes the first must say here how its rows are brought back.
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...isOpen].join(', ')}`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/**
 * Sessions, links in letters and known devices: they open an account until they expire or are ended. An archive does not know
 * what has ended since, so it carries none of them. Known by what they are: rows of an account that expire.
 */
export function opensAccounts({ columns, needs }: Table): boolean {
  return (
    columns.some(({ name }) => name === 'expires_at') && needs.some((name) => name === 'customers' || name === 'staff')
  );
}
