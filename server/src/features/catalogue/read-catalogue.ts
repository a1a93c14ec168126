import { byMany } from '@shop/contract/kinds.ts';
import type { Banner } from '@shop/contract/shapes.ts';
import { readEachProductKind } from '@shop/domain/product-kinds.ts';
import type { Executor } from '../../database/database.ts';
import { type PictureRow, pictureField, toPicture } from '../media/index.ts';
import { listKind } from './kinds/kinds.queries.ts';
import * as queries from './read-catalogue.queries.ts';

export async function readNavbar(db: Executor) {
  return {
    brands: (await queries.listBrands(db)).map(({ brand, homeBanner }) => ({
      id: brand.id,
      name: brand.name,
      slug: brand.slug,
      character: brand.character,
      ...pictureField('home_banner', homeBanner, brand.homeBannerAlt),
    })),
    ...(await readKinds(db)),
  };
}

/** All names of all kinds: `skin_types: [{ id, name, slug }]`. */
async function readKinds(db: Executor) {
  return byMany(await readEachProductKind((kind) => listKind(db, kind)));
}

export async function readCollections(db: Executor) {
  const rows = await queries.listCollections(db);
  return {
    collections: rows.map(({ collection, banner, mobileBanner }) => {
      const picture = toPicture(banner, collection.alt);
      const mobilePicture = toPicture(mobileBanner, collection.alt);
      return {
        id: collection.id,
        name: collection.name,
        slug: collection.slug,
        title: collection.title,
        text: collection.text,
        alt: collection.alt,
        banner: picture.image,
        banner_picture: picture,
        banner_mobile: mobilePicture.image,
        banner_mobile_picture: mobilePicture,
        is_active: collection.isActive,
      };
    }),
  };
}

/** Banners of a brand's page; of the home page when `brandId` is null. Those of now, unless another moment is asked for. */
export async function readBanners(db: Executor, brandId: number | null, at?: Date): Promise<Banner[]> {
  const rows = await queries.listBanners(db, brandId, at);
  return rows.map(({ banner, picture, mobilePicture }) => toBanner(banner, picture, mobilePicture));
}

/** `narrow` is the picture for phones. A banner without texts is only a picture. */
export function toBanner(
  { alt, link = null, title = '', text = '', tone = 'light' }: Pick<Banner, 'alt'> & Partial<BannerWords>,
  wide: PictureRow,
  narrow = wide,
): Banner {
  const [desktop, mobile] = [toPicture(wide, alt), toPicture(narrow, alt)];
  return {
    big_banner: desktop.image,
    big_banner_picture: desktop,
    big_banner_mobile: mobile.image,
    big_banner_mobile_picture: mobile,
    link,
    title,
    text,
    alt,
    tone,
  };
}

type BannerWords = Pick<Banner, 'link' | 'title' | 'text' | 'tone'>;
