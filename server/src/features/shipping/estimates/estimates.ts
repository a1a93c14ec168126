import type { Estimate } from '@shop/contract/delivery.ts';
import type { DeliveryType } from '@shop/domain/deliveries.ts';
import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { kopiykas, sum, toDecimal } from '@shop/domain/money.ts';
import { parcelSize } from '@shop/domain/parcels.ts';
import { currentPrice } from '@shop/domain/prices.ts';
import type { Executor } from '../../../database/database.ts';
import type { QueuedWork } from '../../../job-queue.ts';
import type { Shop } from '../../../shop.ts';
import { findBranch, findSettlement } from '../../delivery/index.ts';
import { limits, type RateLimiter, waitForSlot } from '../../rate-limits/index.ts';
import { questionsOfEstimate } from '../carrier.ts';
import { findSender } from '../waybills/sender.ts';
import {
  deleteOldEstimates,
  deleteUnanswered,
  type EstimateKey,
  findEstimate,
  findUnanswered,
  insertEstimate,
  listThings,
  writeEstimate,
} from './estimates.queries.ts';
import { carrierService, parcelClass } from './parcel-class.ts';

const carrierBucket = 'carrier-estimates';
/** At most sixty questions to the carrier in a minute. */
const secondsBetween = questionsOfEstimate;
/** The customer has left long ago. */
const waitedForMs = 5 * 60_000;
const askWithinMs = 20_000;
const dayMs = 86_400_000;

export type AskedEstimate = {
  deliveryType: DeliveryType;
  cityRef: string;
  branchRef: string | undefined;
  variantIds: readonly number[];
  address: string;
};

/** What is known. When nothing is, a job asks the carrier for the next time. */
export async function readEstimate(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  rateLimiter: RateLimiter,
  asked: AskedEstimate,
): Promise<Estimate | null> {
  const key = await toKey(db, asked);
  if (key === undefined) return null;
  const found = await findEstimate(db, key);
  if (found !== undefined) return toEstimate(found);
  if (!(await rateLimiter.allows(limits.carrierQuestion, { address: asked.address, subject: undefined }))) return null;
  await db.transaction(async (tx) => {
    const estimateId = await insertEstimate(tx, key);
    if (estimateId !== undefined) await queue.add(tx, 'ask-estimate', { estimateId });
  });
  return null;
}

function toEstimate({ cost, arrivesOn }: { cost: number | null; arrivesOn: string | null }): Estimate | null {
  return cost === null || arrivesOn === null ? null : { cost: toDecimal(kopiykas(cost)), day: arrivesOn };
}

/** Undefined when no carrier comes there, or nothing is sent. */
async function toKey(
  db: Executor,
  { deliveryType, cityRef, branchRef, variantIds }: AskedEstimate,
): Promise<EstimateKey | undefined> {
  if (carrierService(deliveryType, undefined) === undefined) return undefined;
  const { branch } = (branchRef ? await findBranch(db, branchRef) : undefined) ?? {};
  const service = carrierService(deliveryType, branch?.kind)!;
  const settlement = await findSettlement(db, cityRef);
  const things = await thingsOf(db, variantIds);
  if (settlement === undefined || things.length === 0) return undefined;
  const declared = sum(things.map(({ quantity, ...prices }) => kopiykas(currentPrice(prices) * quantity)));
  const parcel = parcelClass({ weightGrams: parcelSize(things).weightGrams, declared });
  // Packed by tomorrow.
  const sentOn = kyivDate(new Date(Date.now() + dayMs));
  return parcel && { service, settlementRef: settlement.ref, ...parcel, sentOn };
}

async function thingsOf(db: Executor, variantIds: readonly number[]) {
  const pieces = Map.groupBy(variantIds, (id) => id);
  const rows = await listThings(db, [...pieces.keys()]);
  return rows.map(({ id, price, discountPrice, ...measures }) => ({
    ...measures,
    price: kopiykas(price),
    discountPrice: kopiykas(discountPrice),
    quantity: pieces.get(id)!.length,
  }));
}

export async function askEstimate(
  { db, carrier }: Pick<Shop, 'db' | 'carrier'>,
  { estimateId }: QueuedWork['ask-estimate'],
  stopped: AbortSignal,
): Promise<void> {
  await deleteOldEstimates(db);
  const row = await findUnanswered(db, estimateId);
  if (row === undefined) return;
  const sender = await findSender(db);
  const settlement = await findSettlement(db, row.settlementRef);
  const isLate = row.requestedAt.getTime() < Date.now() - waitedForMs;
  if (isLate || sender === undefined || !settlement?.cityRef) return await deleteUnanswered(db, estimateId);
  await waitForSlot(db, carrierBucket, secondsBetween, stopped);
  const { service, weightGrams, declared, sentOn } = row;
  const places = { fromCityRef: sender.cityRef, toCityRef: settlement.cityRef };
  const parcel = { service, ...places, weightGrams, declared: kopiykas(declared), sentOn };
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(askWithinMs)]);
  await writeEstimate(db, estimateId, await carrier.estimate(parcel, signal));
}

/** The next customer has the carrier asked again. */
export async function giveUpEstimate(
  { db, log }: Pick<Shop, 'db' | 'log'>,
  { estimateId }: QueuedWork['ask-estimate'],
): Promise<void> {
  log.warn({ estimateId }, 'delivery estimate not answered by the carrier');
  await deleteUnanswered(db, estimateId);
}
