import type { ImportReport } from '@shop/contract/admin/exchange.ts';
import { ofEachProductKind } from '@shop/domain/product-kinds.ts';
import {
  importNotes,
  importProblems,
  productColumnWording as productTitles,
  stockColumnWording as stockTitles,
  variantColumnWording as variantTitles,
} from '@shop/wording/admin/exchange.ts';
import type { Executor, Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { type Acting, recordChange, refuseRepeated } from '../../audit/index.ts';
import { guardPrices } from '../../catalogue/index.ts';
import { changeCatalogue } from '../../catalogue-cache/index.ts';
import type { Member as StaffMember } from '../../staff/index.ts';
import type { ReadTable } from '../tables/table-reader.ts';
import * as queries from './import.queries.ts';
import { auditChanges, type ImportPlan, toPreview, toReport } from './import-report.ts';
import * as writes from './import-writes.queries.ts';
import { type KnownVariant, planProducts } from './plan-products.ts';
import { planStock } from './plan-stock.ts';
import type { Lookups } from './product-columns.ts';
import type { ImportRow } from './read-rows.ts';

type Member = Acting & Pick<StaffMember, 'role'>;

/** Plans an import and returns its report. Applies the plan unless it is a dry run or has problems. */
export async function importProducts(
  shop: Pick<Shop, 'db' | 'tables' | 'catalogueCache' | 'pageCache'>,
  bytes: Buffer,
  member: Member,
  { isDry, isConfirmed, gone }: { isDry: boolean; isConfirmed: boolean; gone: AbortSignal },
): Promise<ImportReport> {
  const titles = [productTitles, variantTitles, ...(setsStock(member) ? [stockTitles] : [])];
  const lookups = await queries.readLookups(shop.db);
  const question = {
    lookups,
    reads: titles.flatMap((some) => Object.values(some)),
    needs: [variantTitles.code],
  };
  const table = await shop.tables.read(bytes, question, gone);
  if (isDry) {
    const plan = await planImport(shop.db, table, { member, lookups });
    return toReport(plan, toPreview(plan), { isApplied: false });
  }
  return await changeCatalogue(shop, async (tx) => {
    await queries.lockProducts(tx);
    const plan = await planImport(tx, table, { member, lookups, isLocked: true });
    const preview = toPreview(plan);
    const report = toReport(plan, preview, { isApplied: plan.problems.length === 0 });
    if (!report.is_applied) {
      await refuseRepeated(tx, member);
      return report;
    }
    const productIds = await applyPlan(tx, plan, member);
    await guardPrices(tx, member, productIds, { isConfirmed });
    const { rows, products, variants, stock } = report;
    await recordChange(tx, member, {
      action: 'import',
      subject: 'product',
      subjectId: 'table',
      after: { rows, products, variants, stock, ...auditChanges(preview) },
    });
    return report;
  });
}

async function planImport(
  db: Executor,
  { rows: read, problems, columns, titles, omittedProblems }: ReadTable,
  { member, lookups, isLocked = false }: { member: Member; lookups: Lookups; isLocked?: boolean },
): Promise<ImportPlan> {
  const codes = read.flatMap(({ variant }) => variant.code ?? []);
  const given = [...new Set(read.flatMap(({ product }) => product.code ?? []))];
  const variants = await queries.listKnownVariants(db, codes, given, { isLocked });
  const hasProductCodes = columns.has(productTitles.code);
  const { rows, unknown } = hasProductCodes ? { rows: read, unknown: [] } : withProductCodes(read, variants);
  const productCodes = [...new Set(rows.flatMap(({ product }) => product.code ?? []))];
  const known = await queries.listKnownProducts(db, productCodes);
  const planned = await planProducts(rows, {
    products: new Map(known.map((product) => [product.code, product])),
    variants: new Map(variants.map((variant) => [variant.code, variant])),
    ...(await queries.readPlaces(db)),
  });
  const stocks = new Map(planned.variants.map(({ after }) => [after.code, after.stock]));
  const stock = planStock(
    rows.filter(({ variant }) => stocks.has(variant.code ?? '')),
    stocks,
  );
  const isAgainstNow = stock.changes.some(({ before }) => before > 0);
  return {
    rows: rows.length,
    ...planned,
    stock: stock.changes,
    lookups,
    problems: [...problems, ...unknown, ...planned.problems, ...stock.problems],
    omittedProblems,
    notes: [
      ...(setsStock(member) || !hasStock(titles) ? [] : [importNotes.stockIgnored]),
      ...(isAgainstNow && !columns.has(stockTitles.stockSeen) ? [importNotes.stockAsOfNow] : []),
    ],
  };
}

/** A table without product codes only updates existing variants: «Код варіанта; Ціна» is enough for new prices. */
function withProductCodes(rows: readonly ImportRow[], variants: readonly KnownVariant[]) {
  const productOf = new Map(variants.map(({ code, productCode }) => [code, productCode]));
  const named = rows.map((each) => {
    const code = productOf.get(each.variant.code ?? '');
    return code === undefined ? each : { ...each, product: { ...each.product, code } };
  });
  const unknown = named
    .filter(({ product, variant }) => variant.code !== undefined && product.code === undefined)
    .map(({ row }) => ({ row, column: variantTitles.code, words: importProblems.newVariantNeedsProduct }));
  return { rows: named, unknown };
}

const setsStock = ({ role }: Member) => role === 'owner';

const hasStock = (titles: readonly string[]) =>
  titles.some((title) => title.trim().toLowerCase() === stockTitles.stock.toLowerCase());

async function applyPlan(tx: Transaction, plan: ImportPlan, { id: staffId }: Member): Promise<number[]> {
  const isToWrite = ({ before, changed }: { before: unknown; changed: readonly unknown[] }) =>
    before === undefined || changed.length > 0;
  const products = plan.products.filter(isToWrite).map(({ after }) => after);
  const variants = plan.variants.filter(isToWrite).map(({ after }) => after);
  await writes.upsertProducts(tx, products);
  const productIds = await writes.readProductIds(
    tx,
    plan.products.map(({ after }) => after.code),
  );
  await writes.replaceAllKinds(
    tx,
    products.map((product) => ({
      productId: productIds.get(product.code)!,
      kinds: ofEachProductKind((kind) => product[`${kind}_ids`]),
    })),
  );
  await writes.upsertVariants(
    tx,
    variants.map(({ productCode, productName: _shown, ...variant }) => ({
      ...variant,
      productId: productIds.get(productCode)!,
    })),
  );
  const written = new Set(products.map(({ code }) => code));
  const onlyInside = new Set(variants.map(({ productCode }) => productCode).filter((code) => !written.has(code)));
  await writes.raiseVersions(
    tx,
    [...onlyInside].map((code) => productIds.get(code)!),
  );
  await writes.changeStocks(tx, plan.stock, staffId);
  return [...productIds.values()];
}
