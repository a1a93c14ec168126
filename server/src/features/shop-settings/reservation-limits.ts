import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import { type ReservationLimits, usualLimits } from '@shop/domain/reservations.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { findShopSetting, upsertShopSetting } from './shop-settings.queries.ts';

const limitsSetting = 'reservation_limits';

/** Limits that are missing in the saved ones have their defaults. */
export async function readReservationLimits(db: Executor): Promise<ReservationLimits> {
  const decided = (await findShopSetting(db, limitsSetting)) as Partial<Record<keyof ReservationLimits, number>>;
  const limits = { ...usualLimits, ...decided };
  return {
    ...limits,
    largestOrder: kopiykas(limits.largestOrder),
    openSumPerNetwork: kopiykas(limits.openSumPerNetwork),
    cashWaitsFrom: kopiykas(limits.cashWaitsFrom),
  };
}

/** An undefined limit keeps its value. */
export async function saveReservationLimits(
  tx: Transaction,
  changes: { [Name in keyof ReservationLimits]?: ReservationLimits[Name] | undefined },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  await upsertShopSetting(tx, limitsSetting, { ...(await readReservationLimits(tx)), ...given });
}

/** The limits in the admin API's format. */
export function shownLimits(limits: ReservationLimits) {
  return {
    largest_line: limits.largestLine,
    largest_order: toDecimal(limits.largestOrder),
    open_orders_per_person: limits.openOrdersPerPerson,
    open_orders_per_network: limits.openOrdersPerNetwork,
    open_sum_per_network: toDecimal(limits.openSumPerNetwork),
    cash_waits_from: toDecimal(limits.cashWaitsFrom),
    cash_waits_hours: limits.cashWaitsHours,
  };
}
