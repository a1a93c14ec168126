import type { AdminLook } from '@shop/contract/admin/look.ts';
import type { ShopLook } from '@shop/contract/shop-settings.ts';
import type { Connected } from '@shop/domain/delivery-rules.ts';
import { derivePalette, type Palette, usualPalette } from '@shop/domain/palette.ts';
import type { Executor } from '../../database/database.ts';
import { readPictures, toPicture } from '../media/index.ts';
import { readVersioned } from '../record-versions/index.ts';
import { readPublicSettings, readStorefrontSettings } from '../shop-settings/index.ts';
import { brandAddress, brandHash } from './brand-files.ts';
import { type Look, readLook } from './look-row.ts';

/** The name in the audit log. */
export const editedLook = { subject: 'look', id: 'shop' };

/** For the form of the back office, with the address of each picture beside its id. */
export async function readEditedLook(db: Executor): Promise<AdminLook> {
  return await readVersioned(db, editedLook, async () => {
    const look = await readLook(db);
    const find = await lookPictures(db, look);
    const addressOf = (id: number | null) => find(id)?.image ?? null;
    const { accent, paper, logo_id, icon_id, cover_id, social_id, has_drop } = look;
    return {
      ...{ accent, paper, has_drop, logo_id, icon_id, cover_id, social_id },
      ...{ logo: addressOf(logo_id), icon: addressOf(icon_id) },
      ...{ cover: addressOf(cover_id), social: addressOf(social_id) },
    };
  });
}

/** What pages know about the shop: its settings and its look. */
export async function readShownShop(db: Executor, connected: Connected) {
  return { ...(await readStorefrontSettings(db, connected)), look: await readShownLook(db) };
}

async function readShownLook(db: Executor): Promise<ShopLook> {
  const look = await readLook(db);
  const settings = await readPublicSettings(db);
  const find = await lookPictures(db, look);
  const isUsual = look.accent === usualPalette.accent && look.paper === usualPalette.paper;
  const hash = await brandHash(db, look, settings);
  return {
    accent: look.accent,
    paper: look.paper,
    shades: isUsual ? null : tokensOf(derivePalette(look)),
    logo: find(look.logo_id, settings.name),
    icon: brandAddress(hash, 'icon-96.png'),
    touch_icon: brandAddress(hash, 'apple-touch-icon.png'),
    cover: find(look.cover_id),
    social: find(look.social_id, settings.name),
    card: brandAddress(hash, 'card.png'),
    has_drop: look.has_drop,
  };
}

async function lookPictures(db: Executor, { logo_id, icon_id, cover_id, social_id }: Look) {
  const ids = [logo_id, icon_id, cover_id, social_id].filter((id) => id !== null);
  const rows = await readPictures(db, ids);
  return (id: number | null, alt = '') => {
    const row = rows.find((each) => each.id === id);
    return row === undefined ? null : toPicture(row, alt);
  };
}

/** By the names of storefront/app/styles/tokens.css. */
function tokensOf(palette: Palette): Record<string, string> {
  return {
    paper: palette.paper,
    surface: palette.surface,
    mist: palette.mist,
    'mist-deep': palette.mistDeep,
    dew: palette.dew,
    ink: palette.ink,
    'ink-soft': palette.inkSoft,
    'ink-mute': palette.inkMute,
    line: palette.line,
    'line-strong': palette.lineStrong,
    fir: palette.fir,
    'fir-hover': palette.firHover,
    'fir-press': palette.firPress,
    'on-fir': palette.onFir,
    'on-fir-soft': palette.onFirSoft,
    focus: palette.focus,
    // With the alpha of the token.
    scrim: `${palette.scrim}66`,
  };
}
