import type { ImportReport } from '@shop/contract/admin/exchange.ts';
import { ofEachProductKind } from '@shop/domain/product-kinds.ts';
import {
  importNotes,
  stockColumnWording as stockTitles,
  variantColumnWording as variantTitles,
} from '@shop/wording/admin/exchange.ts';
import type { Executor } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { type Acting, recordChange, refuseRepeated } from '../../audit/index.ts';
import { changeCatalogue } from '../../catalogue-cache/index.ts';
import type { ReadTable } from '../tables/table-reader.ts';
import * as queries from './import.queries.ts';
import { auditChanges, type ImportPlan, toPreview, toReport } from './import-report.ts';
import { changeStocks } from './import-writes.queries.ts';
import { planStock } from './plan-stock.ts';

/** Only stock columns are read. */
const noLookups = { brand: [], ...ofEachProductKind(() => []) };

/** Changes stock by variant codes. Other columns are ignored. */
export async function importStock(
  shop: Pick<Shop, 'db' | 'tables' | 'catalogueCache' | 'pageCache'>,
  bytes: Buffer,
  member: Acting,
  { isDry, gone }: { isDry: boolean; gone: AbortSignal },
): Promise<ImportReport> {
  const question = {
    lookups: noLookups,
    reads: [variantTitles.code, ...Object.values(stockTitles)],
    needs: [variantTitles.code, stockTitles.stock],
  };
  const table = await shop.tables.read(bytes, question, gone);
  if (isDry) return (await planStockImport(shop.db, table)).report;
  return await changeCatalogue(shop, async (tx) => {
    const { changes, preview, report } = await planStockImport(tx, table, { isLocked: true });
    if (report.problems_total > 0) {
      await refuseRepeated(tx, member);
      return report;
    }
    await changeStocks(tx, changes, member.id);
    await recordChange(tx, member, {
      action: 'import',
      subject: 'stock',
      subjectId: 'table',
      after: { rows: report.rows, ...report.stock, ...auditChanges(preview) },
    });
    return { ...report, is_applied: true };
  });
}

async function planStockImport(db: Executor, read: ReadTable, { isLocked = false } = {}) {
  const codes = read.rows.flatMap(({ variant }) => variant.code ?? []);
  const variants = await queries.listKnownVariants(db, codes, [], { isLocked });
  const known = new Map(variants.map((variant) => [variant.code, variant]));
  const { changes, problems } = planStock(read.rows, new Map(variants.map(({ code, stock }) => [code, stock])));
  const plan: ImportPlan = {
    rows: read.rows.length,
    products: [],
    variants: read.rows.flatMap(({ row, variant }) => {
      const there = known.get(variant.code ?? '');
      return there === undefined ? [] : [{ row, before: there, after: there, changed: [] }];
    }),
    stock: changes,
    lookups: noLookups,
    problems: [...read.problems, ...problems],
    omittedProblems: read.omittedProblems,
    notes: read.columns.has(stockTitles.stockSeen) ? [] : [importNotes.stockAsOfNow],
  };
  const preview = toPreview(plan);
  return { changes, preview, report: toReport(plan, preview, { isApplied: false }) };
}
