import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../database/database.ts';
import { variants } from '../../../database/tables/catalogue.ts';
import { carrierEstimates } from '../../../database/tables/delivery.ts';
import type { ParcelEstimate } from '../carrier.ts';

type Row = typeof carrierEstimates.$inferSelect;
export type EstimateKey = Pick<Row, 'service' | 'settlementRef' | 'weightGrams' | 'declared' | 'sentOn'>;

export async function listThings(db: Executor, ids: readonly number[]) {
  const { id, price, discountPrice, weightGrams, lengthMillimetres, widthMillimetres, heightMillimetres } = variants;
  const columns = { id, price, discountPrice, weightGrams, lengthMillimetres, widthMillimetres, heightMillimetres };
  return await db
    .select(columns)
    .from(variants)
    .where(inArray(id, [...ids]));
}

export async function findEstimate(db: Executor, key: EstimateKey): Promise<Row | undefined> {
  const { service, settlementRef, weightGrams, declared, sentOn } = carrierEstimates;
  const [row] = await db
    .select()
    .from(carrierEstimates)
    .where(
      and(
        eq(service, key.service),
        eq(settlementRef, key.settlementRef),
        eq(weightGrams, key.weightGrams),
        eq(declared, key.declared),
        eq(sentOn, key.sentOn),
      ),
    );
  return row;
}

/** Undefined when somebody has inserted it at the same moment. */
export async function insertEstimate(tx: Transaction, key: EstimateKey): Promise<number | undefined> {
  const [row] = await tx
    .insert(carrierEstimates)
    .values(key)
    .onConflictDoNothing()
    .returning({ id: carrierEstimates.id });
  return row?.id;
}

const isUnanswered = (id: number) => and(eq(carrierEstimates.id, id), isNull(carrierEstimates.cost));

export async function findUnanswered(db: Executor, id: number): Promise<Row | undefined> {
  const [row] = await db.select().from(carrierEstimates).where(isUnanswered(id));
  return row;
}

export async function writeEstimate(db: Executor, id: number, { cost, arrivesOn }: ParcelEstimate): Promise<void> {
  await db.update(carrierEstimates).set({ cost, arrivesOn }).where(isUnanswered(id));
}

export async function deleteUnanswered(db: Executor, id: number): Promise<void> {
  await db.delete(carrierEstimates).where(isUnanswered(id));
}

export async function deleteOldEstimates(db: Executor): Promise<void> {
  await db.delete(carrierEstimates).where(lt(carrierEstimates.requestedAt, sql`now() - interval '2 days'`));
}
