import { deleteOldRequestKeys } from '../../database/request-keys.ts';
import type { Shop } from '../../shop.ts';
import { blankLettersOfForgotten } from '../notifications/blank-letters.ts';
import { deleteNetworkHashes, eraseDueOrders } from '../orders/erase-orders.ts';
import { readShopRules } from '../shop-settings/shop-rules.ts';
import { deleteOldStaffSessions } from '../staff/check-staff.ts';
import { deleteOldLinks } from './links.queries.ts';
import { deleteOldSessions } from './sessions.queries.ts';

/** So long after its end a session or a link may still explain something, and nobody sends a request again. */
const keptDays = 30;

/** What has ended long ago, and the persons in orders that need them no more. */
export async function deleteExpired({ db }: Pick<Shop, 'db'>, stopped?: AbortSignal): Promise<void> {
  await deleteOldSessions(db, keptDays);
  await deleteOldStaffSessions(db, keptDays);
  await deleteOldRequestKeys(db, keptDays);
  await deleteOldLinks(db, keptDays);
  const { keepPersonYears } = await readShopRules(db);
  await deleteNetworkHashes(db);
  await eraseDueOrders({ db }, { keptYears: keepPersonYears }, stopped);
  await blankLettersOfForgotten(db);
}
