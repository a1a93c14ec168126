import { existsSync } from 'node:fs';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { databasePlace, type Settings } from './settings.ts';
import { StartRefusal } from './start-refusal.ts';

/** Opens the database of an existing shop. A mistyped folder is refused, not created. */
export async function openExistingShop(settings: Settings): Promise<OpenDatabase> {
  const place = databasePlace(settings);
  if ('folder' in place && !existsSync(place.folder))
    throw new StartRefusal(`There is no shop in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL to where it is`);
  return await openDatabase(place);
}
