import type { AdminSettings, NewSettings } from '@shop/contract/admin/settings.ts';
import type { Shop } from '../../shop.ts';
import { type Acting, changedFacts, claimRequestKey, recordChange } from '../audit/index.ts';
import { changeCatalogue } from '../catalogue-cache/index.ts';
import { takeNextVersion } from '../record-versions/index.ts';
import { changeFormerRules } from './change-deliveries.ts';
import { saveFirstOrderNumber } from './first-order-number.ts';
import { saveLetterSender } from './letter-sender.ts';
import { saveManagerLimits } from './manager-limits.ts';
import { saveOrderNoticeEmails } from './order-notices.ts';
import { savePublicSettings } from './public-settings.ts';
import { editedSettings, readAllSettings } from './read-settings.ts';
import { saveReservationLimits } from './reservation-limits.ts';
import { saveSerialPrefix } from './serial-prefix.ts';
import { saveShopRules } from './shop-rules.ts';

/** Saves all settings of the shop: its public data, selling rules and limits. */
export async function changeSettings(
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>,
  member: Acting,
  { version, ...settings }: NewSettings,
): Promise<AdminSettings> {
  const { free_delivery_from, courier_cost, prepayment, pickup_address, ...others } = settings;
  const { hold_minutes, low_stock, keep_person_years, ...publicFacts } = others;
  return await changeCatalogue(shop, async (tx) => {
    await claimRequestKey(tx, member);
    await takeNextVersion(tx, editedSettings, version);
    const before = await readAllSettings(tx);
    await savePublicSettings(tx, publicFacts);
    await changeFormerRules(tx, {
      freeDeliveryFrom: free_delivery_from ?? null,
      courierCost: courier_cost ?? null,
      prepayment: prepayment ?? null,
      pickupAddress: pickup_address ?? null,
    });
    await saveShopRules(tx, {
      holdMinutes: hold_minutes,
      lowStock: low_stock,
      keepPersonYears: keep_person_years ?? before.keep_person_years,
    });
    await saveManagerLimits(tx, {
      certificatesPerDay: settings.manager_certificates_per_day,
      refundsPerDay: settings.manager_refunds_per_day,
      promoPercent: settings.manager_promo_percent,
    });
    await saveReservationLimits(tx, {
      largestLine: settings.largest_line,
      largestOrder: settings.largest_order,
      openOrdersPerPerson: settings.open_orders_per_person,
      openOrdersPerNetwork: settings.open_orders_per_network,
      openSumPerNetwork: settings.open_sum_per_network,
      cashWaitsFrom: settings.cash_waits_from,
      cashWaitsHours: settings.cash_waits_hours,
    });
    if (settings.order_notice_emails !== undefined) await saveOrderNoticeEmails(tx, settings.order_notice_emails);
    if (settings.serial_prefix !== undefined) await saveSerialPrefix(tx, settings.serial_prefix);
    if (settings.first_order_number !== undefined) await saveFirstOrderNumber(tx, settings.first_order_number);
    await saveLetterSender(tx, settings);
    const after = await readAllSettings(tx);
    const changed = changedFacts(before, after);
    if (changed)
      await recordChange(tx, member, { action: 'update', subject: 'settings', subjectId: 'shop', ...changed });
    return after;
  });
}
