import type { Executor } from '../../database/database.ts';
import { findShopSettings } from './shop-settings.queries.ts';

export const maintenanceSetting = 'maintenance';
/** When the owner opened the shop. Shops that were at work before there was such a moment have null. */
export const openedSetting = 'opened';

/** Why customers are kept out. */
export type ClosureReason = 'shop_closed' | 'maintenance';

/** Whether customers are kept out, cached in this process: a page does not wait for the database. */
export class Closure {
  isInMaintenance = false;
  hasOpened: boolean;
  readonly #db: Executor;
  readonly #beginsClosed: boolean;

  /** A live shop begins closed, until its owner opens it. A demonstration is open from the start. */
  constructor(db: Executor, { beginsClosed }: { beginsClosed: boolean }) {
    this.#db = db;
    this.#beginsClosed = beginsClosed;
    this.hasOpened = !beginsClosed;
  }

  get reason(): ClosureReason | undefined {
    if (!this.hasOpened) return 'shop_closed';
    return this.isInMaintenance ? 'maintenance' : undefined;
  }

  async look(): Promise<void> {
    const found = await findShopSettings(this.#db, [maintenanceSetting, openedSetting]);
    this.isInMaintenance = found.get(maintenanceSetting) === true;
    this.hasOpened = !this.#beginsClosed || found.has(openedSetting);
  }
}
