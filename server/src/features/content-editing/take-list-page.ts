type ListQuery = {
  page: number;
  per_page: number;
  sort: string;
  order: 'ASC' | 'DESC';
  q: string;
  ids?: readonly number[] | undefined;
};
type Facts = Record<string, unknown>;

/** One page of a short list. Extra filters are fields that a row must have. */
export function takeListPage<Row extends { id: number }>(all: readonly Row[], query: ListQuery & Facts) {
  const { page, per_page, sort, order, q, ids, ...wanted } = query;
  const words = q.toLowerCase();
  const found = all.filter((row) => {
    const facts = row as Facts;
    const isWanted = Object.entries(wanted).every(([name, value]) => value === undefined || facts[name] === value);
    return isWanted && (ids?.includes(row.id) ?? true) && nameOf(facts).toLowerCase().includes(words);
  });
  const direction = order === 'ASC' ? 1 : -1;
  const sorted = found.toSorted((one, other) => direction * compare((one as Facts)[sort], (other as Facts)[sort]));
  return { data: sorted.slice((page - 1) * per_page, page * per_page), total: found.length };
}

function nameOf({ name, title }: Facts): string {
  return String(name ?? title ?? '');
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'uk');
}
