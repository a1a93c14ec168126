import { deleteOldRequestKeys } from '../../../database/request-keys.ts';
import type { Shop } from '../../../shop.ts';
import { deleteNetworkHashes, eraseDueOrders } from '../../checkout/index.ts';
import { blankLettersOfErased } from '../../notifications/index.ts';
import { readShopRules } from '../../shop-settings/index.ts';
import { deleteOldStaffLinks, deleteOldStaffSessions } from '../../staff/index.ts';
import { deleteOldLinks } from '../links/links.queries.ts';
import { deleteOldSessions } from '../sessions/sessions.queries.ts';

/** How long ended sessions, links and request keys are kept, for investigations and repeated requests. */
const keptDays = 30;

/** Deletes expired rows, and personal data in orders that no longer need it. */
export async function deleteExpired({ db }: Pick<Shop, 'db'>, stopped?: AbortSignal): Promise<void> {
  await deleteOldSessions(db, keptDays);
  await deleteOldStaffSessions(db, keptDays);
  await deleteOldStaffLinks(db, keptDays);
  await deleteOldRequestKeys(db, keptDays);
  await deleteOldLinks(db, keptDays);
  const { keepPersonYears } = await readShopRules(db);
  await deleteNetworkHashes(db);
  await eraseDueOrders({ db }, { keptYears: keepPersonYears }, stopped);
  await blankLettersOfErased(db);
}
