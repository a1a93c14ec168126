import type { ErrorDetails } from '@shop/contract/errors.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import { type Pricing, unusualPrices } from '@shop/domain/price-guard.ts';
import { variantName } from '@shop/wording/admin/products.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Member } from '../../staff/index.ts';
import { listPricings } from './prices.queries.ts';

/** Most variants in one refusal. */
const mostReported = 500;
/** Batch size: an import may change twenty thousand products. */
const productsAtOnce = 250;

type Row = Awaited<ReturnType<typeof listPricings>>[number];

/**
 * Checks the price history that this transaction wrote, whichever code wrote it. An unusual price change must be
 * confirmed by the owner; otherwise the whole transaction is refused.
 */
export async function guardPrices(
  tx: Transaction,
  { role }: Pick<Member, 'role'>,
  productIds: readonly number[],
  /** `copies`: the original of each copied variant, by id. */
  { isConfirmed, copies = new Map() }: { isConfirmed: boolean; copies?: ReadonlyMap<number, number> },
): Promise<void> {
  if (isConfirmed && role === 'owner') return;
  const reported: ErrorDetails<'price_change_unconfirmed'>['variants'] = [];
  for (let start = 0; start < productIds.length && reported.length < mostReported; start += productsAtOnce)
    reported.push(...(await findUnusualPrices(tx, productIds.slice(start, start + productsAtOnce), copies)));
  if (reported.length === 0) return;
  throw new Refusal(role === 'owner' ? 'price_change_unconfirmed' : 'price_change_needs_owner', {
    variants: reported.slice(0, mostReported),
  });
}

async function findUnusualPrices(tx: Transaction, productIds: readonly number[], copies: ReadonlyMap<number, number>) {
  const rows = Map.groupBy(await listPricings(tx, productIds, [...copies.values()]), ({ variantId }) => variantId);
  const guarded = [...rows.values()].map((own) => toGuardedVariant(own, rows, copies));
  const unusual = [...Map.groupBy(guarded, ({ row }) => row.productId).values()].flatMap(unusualPrices);
  return unusual.map(({ variant: { row, isNew }, before, after }) => ({
    id: isNew ? null : row.variantId,
    code: row.code,
    name: `${row.productName}, ${variantName(row)}`,
    before: toDecimal(before),
    after: toDecimal(after),
  }));
}

function toGuardedVariant(
  own: readonly Row[],
  rows: ReadonlyMap<number, readonly Row[]>,
  copies: ReadonlyMap<number, number>,
) {
  const row = own.at(-1)!;
  const earlier = own.filter(({ isNow }) => !isNow);
  const original = rows.get(copies.get(row.variantId) ?? 0) ?? [];
  return {
    row,
    isNew: earlier.length === 0,
    earlier: [...original, ...earlier].map(toPricing),
    now: row.isNow ? toPricing(row) : undefined,
  };
}

const toPricing = ({ soldFor, value, unit }: Row): Pricing => ({ soldFor: kopiykas(soldFor), size: value, unit });
