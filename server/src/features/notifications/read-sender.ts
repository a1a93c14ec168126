import type { Executor } from '../../database/database.ts';
import { readBrand } from '../look/index.ts';
import { readPublicSettings } from '../shop-settings/index.ts';
import type { Sender } from './letters/compose-letter.ts';

/** The shop as letters speak for it now. */
export async function readSender(db: Executor, publicUrl: string): Promise<Sender> {
  const { name: shopName } = await readPublicSettings(db);
  return { publicUrl, shopName, look: await readBrand(db) };
}
