import {
  importProblems,
  stockColumnWording,
  variantColumnWording as variantTitles,
} from '@shop/wording/admin/exchange.ts';
import type { ImportRow, Problem } from './read-rows.ts';

export type StockChange = { row: number; code: string; before: number; difference: number };
export type StockPlan = { changes: StockChange[]; problems: Problem[] };

/**
 * The stock differences of the rows. They are relative to the stock at the time of the export, if the table contains
 * it, so that sales in the meantime are kept.
 */
export function planStock(rows: readonly ImportRow[], stocks: ReadonlyMap<string, number>): StockPlan {
  const plan: StockPlan = { changes: [], problems: [] };
  for (const { row, variant, stock: given } of rows) {
    const { code } = variant;
    if (code === undefined || given.stock === undefined) continue;
    const now = stocks.get(code);
    if (now === undefined) {
      plan.problems.push({ row, column: variantTitles.code, words: importProblems.unknownVariant });
      continue;
    }
    const difference = given.stock - (given.stockSeen ?? now);
    if (now + difference < 0)
      plan.problems.push({ row, column: stockColumnWording.stock, words: importProblems.stockBelowZero(now) });
    if (difference !== 0) plan.changes.push({ row, code, before: now, difference });
  }
  return plan;
}
