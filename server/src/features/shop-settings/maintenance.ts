import type { Executor } from '../../database/database.ts';
import { findShopSetting } from './shop-settings.queries.ts';

export const maintenanceSetting = 'maintenance';

/** Whether the shop is closed for maintenance, cached in this process: a page does not wait for the database. */
export class Maintenance {
  isOn = false;
  readonly #db: Executor;

  constructor(db: Executor) {
    this.#db = db;
  }

  async look(): Promise<void> {
    this.isOn = (await findShopSetting(this.#db, maintenanceSetting)) === true;
  }
}
