import type { AdminSettings } from '@shop/contract/admin/settings.ts';
import type { Connected } from '@shop/domain/delivery-rules.ts';
import type { Executor } from '../../database/database.ts';
import { readVersioned } from '../record-versions/index.ts';
import { formerFacts, publicRules } from './deliveries-in-api.ts';
import { readDeliveryRules, readOfferedRules } from './delivery-rules.ts';
import { readFirstOrderNumber } from './first-order-number.ts';
import { readLetterSender } from './letter-sender.ts';
import { readManagerLimits, shownManagerLimits } from './manager-limits.ts';
import { readOrderNoticeEmails } from './order-notices.ts';
import { readPublicSettings, shownDescription } from './public-settings.ts';
import { readReservationLimits, shownLimits } from './reservation-limits.ts';
import { readSerialPrefix } from './serial-prefix.ts';
import { readShopRules } from './shop-rules.ts';

/** The settings that the storefront shows: public settings, rules and the largest line. */
export async function readStorefrontSettings(db: Executor, connected: Connected) {
  const { largestLine } = await readReservationLimits(db);
  const rules = publicRules(await readOfferedRules(db, connected));
  const settings = await readPublicSettings(db);
  return { ...settings, description: shownDescription(settings), ...rules, largest_line: largestLine };
}

/** The name in the audit log. */
export const editedSettings = { subject: 'settings', id: 'shop' };

/** All settings, for the admin. */
export async function readAllSettings(db: Executor): Promise<AdminSettings> {
  return await readVersioned(db, editedSettings, async () => {
    const rules = await readShopRules(db);
    return {
      ...(await readPublicSettings(db)),
      ...formerFacts(await readDeliveryRules(db)),
      hold_minutes: rules.holdMinutes,
      low_stock: rules.lowStock,
      keep_person_years: rules.keepPersonYears,
      ...shownManagerLimits(await readManagerLimits(db)),
      ...shownLimits(await readReservationLimits(db)),
      order_notice_emails: await readOrderNoticeEmails(db),
      serial_prefix: await readSerialPrefix(db),
      first_order_number: await readFirstOrderNumber(db),
      ...(await readLetterSender(db)),
    };
  });
}
