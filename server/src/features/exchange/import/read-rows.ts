import { importProblems, variantColumnWording } from '@shop/wording/admin/exchange.ts';
import type { Parts, ProductFields, StockFields, VariantFields } from './product-columns.ts';

export type Problem = { row: number; column: string; words: string };

export type ImportRow = {
  /** Numbered as in spreadsheets: the header is row 1. */
  row: number;
  product: Partial<ProductFields>;
  variant: Partial<VariantFields>;
  stock: Partial<StockFields>;
};

type PartName = keyof Parts;
const partNames = ['product', 'variant', 'stock'] as const satisfies PartName[];
type Place = { part: PartName; field: string; title: string; index: number };

/** Reads the known columns and ignores others. Collects all problems, not only the first. */
export function readRows(
  [header = [], ...rows]: readonly (readonly string[])[],
  parts: Parts,
  { reads, needs }: { reads: readonly string[]; needs: readonly string[] },
): { rows: ImportRow[]; problems: Problem[]; columns: Set<string> } {
  const titles = header.map(plain);
  const places = partNames
    .flatMap((part) => findPlaces(part, parts, titles))
    .filter(({ title }) => reads.includes(title));
  const columns = new Set(places.map(({ title }) => title));
  const problems: Problem[] = [
    ...needs.filter((title) => !columns.has(title)).map((title) => problem(1, title, importProblems.missingColumn)),
    ...places
      .filter(({ title, index }) => titles.indexOf(plain(title), index + 1) !== -1)
      .map(({ title }) => problem(1, title, importProblems.repeatedColumn)),
  ];
  // Rows cannot be identified without the required columns.
  if (problems.length > 0) return { rows: [], problems, columns };

  const read: ImportRow[] = [];
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    read.push(readRow(index + 2, cells, places, parts, problems));
  }
  return { rows: withoutRepeated(read, problems), problems, columns };
}

const plain = (title: string) => title.trim().toLowerCase();
const problem = (row: number, column: string, words: string): Problem => ({ row, column, words });

function findPlaces(part: PartName, parts: Parts, titles: readonly string[]): Place[] {
  return Object.entries(parts[part].titles)
    .map(([field, title]) => ({ part, field, title, index: titles.indexOf(plain(title)) }))
    .filter(({ index }) => index !== -1);
}

function readRow(
  row: number,
  cells: readonly string[],
  places: readonly Place[],
  parts: Parts,
  problems: Problem[],
): ImportRow {
  const read: Record<PartName, Record<string, unknown>> = { product: {}, variant: {}, stock: {} };
  // Further rows of a product may leave its cells empty: the first row counts.
  const isContinued = (part: PartName, cell: string, field: string) =>
    part === 'product' && cell === '' && field !== 'code';
  for (const { part, field, title, index } of places) {
    const cell = (cells[index] ?? '').trim();
    const said = (parts[part].readers as Record<string, (text: string) => unknown>)[field]!(cell) as
      | { value: unknown }
      | { problem: string }
      | undefined;
    if (said === undefined) continue;
    if ('value' in said) read[part][field] = said.value;
    else if (isContinued(part, cell, field)) continue;
    else problems.push(problem(row, title, said.problem));
  }
  return { row, ...read } as ImportRow;
}

function withoutRepeated(rows: readonly ImportRow[], problems: Problem[]): ImportRow[] {
  const first = new Map<string, number>();
  return rows.filter(({ row, variant: { code } }) => {
    const before = code === undefined ? undefined : first.get(code);
    if (code !== undefined && before === undefined) first.set(code, row);
    if (before !== undefined)
      problems.push(problem(row, variantColumnWording.code, importProblems.repeatedVariant(before)));
    return before === undefined;
  });
}
