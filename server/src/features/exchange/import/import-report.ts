import type { ImportReport } from '@shop/contract/admin/exchange.ts';
import { type Kopiykas, toDecimal } from '@shop/domain/money.ts';
import {
  cellWording,
  productColumnWording as productTitles,
  stockColumnWording as stockTitles,
  variantColumnWording as variantTitles,
} from '@shop/wording/admin/exchange.ts';
import type { Planned, ProductPlan } from './plan-products.ts';
import type { StockChange } from './plan-stock.ts';
import type { Lookups } from './product-columns.ts';
import type { Problem } from './read-rows.ts';

export type ImportPlan = ProductPlan & {
  rows: number;
  stock: StockChange[];
  notes: string[];
  /** Names of brands and kinds by id. */
  lookups: Lookups;
  /** How many problems are left out of the list. */
  omittedProblems: number;
};

const mostProblems = 1_000;
const mostPreviewed = 50;
/** Most changes in one audit entry: a table may have twenty thousand rows. */
const mostAudited = 500;
const longestShown = 120;

/** The report that the uploader sees. */
export function toReport(plan: ImportPlan, preview: Preview, { isApplied }: { isApplied: boolean }): ImportReport {
  const problems = firstPerCell(plan.problems).toSorted((a, b) => a.row - b.row);
  return {
    is_applied: isApplied,
    rows: plan.rows,
    products: countChanges(plan.products),
    variants: countChanges(plan.variants),
    stock: { variants: plan.stock.length, difference: plan.stock.reduce((sum, { difference }) => sum + difference, 0) },
    problems_total: problems.length + plan.omittedProblems,
    problems: problems.slice(0, mostProblems),
    notes: plan.notes,
    preview: preview.slice(0, mostPreviewed),
  };
}

/** The changes for the audit log, named by column title. */
export function auditChanges(preview: Preview) {
  const changes = preview.slice(0, mostAudited).map(({ row: _row, ...change }) => change);
  const more = preview.length - changes.length;
  return { changes, ...(more > 0 && { more_changes: more }) };
}

/** Keeps the first problem of each cell: later ones follow from it. */
function firstPerCell(problems: readonly Problem[]): Problem[] {
  const cells = new Set<string>();
  return problems.filter(({ row, column }) => {
    const cell = `${row} ${column}`;
    if (cells.has(cell)) return false;
    cells.add(cell);
    return true;
  });
}

function countChanges(planned: readonly { before: unknown; changed: readonly unknown[] }[]) {
  const created = planned.filter(({ before }) => before === undefined).length;
  const changed = planned.filter((each) => each.changed.length > 0).length;
  return { created, changed, unchanged: planned.length - created - changed };
}

type Preview = ImportReport['preview'];

/** All changes, row by row. */
export function toPreview({ products, variants, stock, lookups }: ImportPlan): Preview {
  const stockOf = new Map(stock.map((change) => [change.code, change]));
  const shown = [
    ...products.map((each) => ({
      ...previewed(each, productTitles, lookups),
      code: each.after.code,
      name: each.after.name,
    })),
    ...variants.map((each) => ({
      ...previewed(each, variantTitles, lookups),
      code: each.after.code,
      name: `${each.after.productName} ${each.after.title || each.after.value}`,
    })),
  ];
  for (const each of shown) {
    const change = stockOf.get(each.code);
    if (change?.row === each.row) each.changes.push(toStockPreview(change));
  }
  return shown.filter(({ is_new, changes }) => is_new || changes.length > 0).sort((a, b) => a.row - b.row);
}

const toStockPreview = ({ before, difference }: StockChange) => ({
  column: stockTitles.stock,
  before: String(before),
  after: String(before + difference),
});

function previewed<Fields extends object>(
  { row, before, after, changed }: Planned<Fields>,
  titles: Partial<Record<keyof Fields, string>>,
  lookups: Lookups,
) {
  const changes = changed.flatMap((field) => {
    const column = titles[field];
    return column === undefined || before === undefined
      ? []
      : [
          {
            column,
            before: displayValue(field, before[field], lookups),
            after: displayValue(field, after[field], lookups),
          },
        ];
  });
  return { row, is_new: before === undefined, changes };
}

function displayValue(field: PropertyKey, value: unknown, lookups: Lookups): string {
  const named = /^(.+)_ids?$/.exec(String(field))?.[1];
  const things = named === undefined ? undefined : lookups[named as keyof Lookups];
  if (things !== undefined)
    return [value]
      .flat()
      .map((id) => things.find((thing) => thing.id === id)?.name ?? String(id))
      .join(', ');
  if (field === 'price' || field === 'discount_price') return toDecimal(value as Kopiykas);
  if (typeof value === 'boolean') return value ? cellWording.yes : cellWording.no;
  return String(value ?? '').slice(0, longestShown);
}
