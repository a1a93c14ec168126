import { Refusal } from '@shop/contract/refusal.ts';
import { fieldRules } from '@shop/wording/admin/field-rules.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import {
  advanceOrderNumbers,
  findLastOrderNumber,
  findShopSetting,
  lockOrderNumbers,
  upsertShopSetting,
} from './shop-settings.queries.ts';

const numberSetting = 'first_order_number';

/** From which number on orders are counted. */
export async function readFirstOrderNumber(db: Executor): Promise<number> {
  const decided = (await findShopSetting(db, numberSetting)) as { number: number } | undefined;
  return decided?.number ?? 1;
}

/** Numbers go only forward: one that was given could be given again. */
export async function saveFirstOrderNumber(tx: Transaction, number: number): Promise<void> {
  if (number === (await readFirstOrderNumber(tx))) return;
  await lockOrderNumbers(tx);
  const last = await findLastOrderNumber(tx);
  if (number <= last)
    throw new Refusal('invalid_request', { fields: { first_order_number: [fieldRules.orderNumberTaken(last)] } });
  await advanceOrderNumbers(tx, number);
  await upsertShopSetting(tx, numberSetting, { number });
}
