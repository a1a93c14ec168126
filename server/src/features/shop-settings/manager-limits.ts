import { type ManagerLimits, usualManagerLimits } from '@shop/domain/manager-limits.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { findShopSetting, upsertShopSetting } from './shop-settings.queries.ts';

const limitsSetting = 'manager_limits';

export async function readManagerLimits(db: Executor): Promise<ManagerLimits> {
  const decided = (await findShopSetting(db, limitsSetting)) as
    | Partial<Record<keyof ManagerLimits, number>>
    | undefined;
  const { certificatesPerDay, refundsPerDay, promoPercent } = { ...usualManagerLimits, ...decided };
  return { certificatesPerDay: kopiykas(certificatesPerDay), refundsPerDay: kopiykas(refundsPerDay), promoPercent };
}

/** An undefined limit keeps its value. */
export async function saveManagerLimits(
  tx: Transaction,
  changes: { [Name in keyof ManagerLimits]: ManagerLimits[Name] | undefined },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  await upsertShopSetting(tx, limitsSetting, { ...(await readManagerLimits(tx)), ...given });
}

export function shownManagerLimits({ certificatesPerDay, refundsPerDay, promoPercent }: ManagerLimits) {
  return {
    manager_certificates_per_day: toDecimal(certificatesPerDay),
    manager_refunds_per_day: toDecimal(refundsPerDay),
    manager_promo_percent: promoPercent,
  };
}
