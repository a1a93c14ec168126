import { createHash } from 'node:crypto';
import type { ShopSettings } from '@shop/contract/shop-settings.ts';
import { derivePalette } from '@shop/domain/palette.ts';
import { concurrencyLimit } from '../../concurrency-limit.ts';
import type { Database, Executor } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { originalKey, readPictures } from '../media/index.ts';
import { readPublicSettings } from '../shop-settings/index.ts';
import { type BrandFile, type BrandParts, brandFiles, drawBrandFile } from './draw-brand-file.ts';
import { type Look, readLook } from './look-row.ts';

/** Counted up when the drawings change, so that no older one is sent. */
const drawingVersion = 1;

type Named = Pick<ShopSettings, 'name' | 'short_name'>;

export const brandAddress = (hash: string, file: BrandFile) => `/look/${hash}/${file}`;

export const isBrandFile = (name: string): name is BrandFile => Object.hasOwn(brandFiles, name);

/** Names everything that the drawings are made of: a browser that has a file under this name never asks again. */
export async function brandHash(db: Executor, look: Look, { name, short_name }: Named): Promise<string> {
  const { accent, paper, has_drop } = look;
  const prints = await fingerprints(db, look);
  const all = JSON.stringify([drawingVersion, accent, paper, has_drop, prints, name, short_name]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

async function fingerprints(db: Executor, { icon_id, logo_id }: Look) {
  const rows = await readPictures(
    db,
    [icon_id, logo_id].filter((id) => id !== null),
  );
  const find = (id: number | null) => rows.find((row) => row.id === id)?.fingerprint ?? null;
  return { icon: find(icon_id), logo: find(logo_id) };
}

/** The addresses of drawings as they are now. */
export async function readBrandAddresses(db: Executor): Promise<(file: BrandFile) => string> {
  const hash = await brandHash(db, await readLook(db), await readPublicSettings(db));
  return (file) => brandAddress(hash, file);
}

const withinLimit = concurrencyLimit({ atOnce: 1, mostWaiting: 50 });

/** A drawing of the look: drawn once, then kept in the media store. Undefined where the look has none, such as a logo. */
export async function readBrandFile(
  { db, media, log }: { db: Database } & Pick<Shop, 'media' | 'log'>,
  file: BrandFile,
): Promise<{ hash: string; bytes: Buffer } | undefined> {
  const [look, settings] = [await readLook(db), await readPublicSettings(db)];
  const hash = await brandHash(db, look, settings);
  const key = `look/${hash}/${file}`;
  const kept = await media.read(key);
  if (kept !== undefined) return { hash, bytes: kept };
  const prints = await fingerprints(db, look);
  const read = async (fingerprint: string | null) =>
    (fingerprint === null ? undefined : await media.read(originalKey(fingerprint))) ?? null;
  const bytes = await withinLimit(async () => {
    const parts: BrandParts = {
      name: settings.name,
      letter: [...(settings.short_name ?? settings.name)][0] ?? '',
      palette: derivePalette(look),
      hasDrop: look.has_drop,
      icon: await read(prints.icon),
      logo: await read(prints.logo),
    };
    return await drawBrandFile(file, parts);
  });
  if (bytes === undefined) return undefined;
  // Drawn again next time: a full disk must not take the icon away.
  await media.write(key, bytes).catch((error: Error) => log.error({ reason: error.message }, 'drawing not stored'));
  return { hash, bytes };
}
