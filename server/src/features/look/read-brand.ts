import { derivePalette, type Palette } from '@shop/domain/palette.ts';
import type { Executor } from '../../database/database.ts';
import { readPictures } from '../media/index.ts';
import { readPublicSettings } from '../shop-settings/index.ts';
import { brandAddress, brandHash } from './brand-files.ts';
import { largestLogo } from './draw-brand-file.ts';
import { readLook } from './look-row.ts';

/** The look of what the shop sends and prints. */
export type Brand = {
  palette: Palette;
  hasDrop: boolean;
  /** A PNG by its path, and the size in which it is shown: half of its own, for fine screens. */
  logo: { path: string; width: number; height: number } | null;
};

export async function readBrand(db: Executor): Promise<Brand> {
  const look = await readLook(db);
  return {
    palette: derivePalette(look),
    hasDrop: look.has_drop,
    logo: look.logo_id === null ? null : await readLogo(db, look.logo_id),
  };
}

async function readLogo(db: Executor, id: number): Promise<Brand['logo']> {
  const [picture] = await readPictures(db, [id]);
  if (picture === undefined) return null;
  const hash = await brandHash(db, await readLook(db), await readPublicSettings(db));
  const scale = Math.min(largestLogo.width / picture.width, largestLogo.height / picture.height, 1) / 2;
  return {
    path: brandAddress(hash, 'logo.png'),
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}
