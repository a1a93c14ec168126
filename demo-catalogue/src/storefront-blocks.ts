import { StoredBlocks } from '@shop/contract/blocks.ts';
import { type BlockKind, type BlockPlace, blockPlaceNames } from '@shop/domain/block-kinds.ts';
import type { Transaction } from '@shop/server/database/database.ts';
import { insertBlockVersion, listPublishedPlaces } from '@shop/server/features/blocks/blocks.queries.ts';
import { defaultBlocks } from '@shop/server/features/blocks/default-blocks.ts';
import { listBrands } from '@shop/server/features/catalogue/read-catalogue.queries.ts';
import { readPublicSettings } from '@shop/server/features/shop-settings/public-settings.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { demoStory } from './demo-story.ts';
import type { PictureStore } from './picture-store.ts';

type Written = { id: string; kind: BlockKind; data: object };

/** The large one first. */
const brandsOfHome = ['verba', 'nordica-derm', 'kvitka'];

/**
 * Publishes what the storefront showed before its pages were made of blocks, wherever nothing is published yet: the content of
 * the demonstration, and of shops that were at work at that time.
 */
export async function loadStorefrontBlocks(tx: Transaction, keep: PictureStore): Promise<void> {
  const places = { ...defaultBlocks, ...(await writeBlocks(tx, keep)) };
  const published = await listPublishedPlaces(tx);
  for (const place of blockPlaceNames)
    if (!published.has(place)) await insertBlockVersion(tx, { place, blocks: StoredBlocks.parse(places[place]) });
}

async function writeBlocks(tx: Transaction, keep: PictureStore): Promise<Partial<Record<BlockPlace, Written[]>>> {
  const { name } = await readPublicSettings(tx);
  const brands = await listBrands(tx);
  const picture = async (file: string, alt = '') => ({ id: await keep(file), alt });
  const { home, about, contacts, newsletter, care } = demoStory;
  const careBlock: Written = {
    id: 'care',
    kind: 'picture_text',
    data: { ...care, look: 'dark', picture: await picture('03-mavka-forest-night-oil-2.webp') },
  };
  return {
    home: [
      { id: 'banners', kind: 'banners', data: {} },
      {
        id: 'new',
        kind: 'products',
        data: { title: catalogueWording.newProducts, products: { rule: 'new', count: 20 } },
      },
      {
        id: 'brands',
        kind: 'brands',
        data: {
          title: home.brands,
          brands: brandsOfHome.flatMap((slug) => brands.find(({ brand }) => brand.slug === slug)?.brand.id ?? []),
        },
      },
      {
        id: 'advice',
        kind: 'picture_text',
        data: { ...home.advice, look: 'light', picture: await picture('04-solis-fluid-spf50-2.webp') },
      },
      {
        id: 'about',
        kind: 'story',
        data: {
          ...home.about,
          lead: home.about.lead(name),
          picture: await picture('about.webp', home.about.picture),
        },
      },
      careBlock,
      {
        id: 'press',
        kind: 'press',
        data: {
          title: home.press.title,
          picture: await picture('shown-on.svg', home.press.picture),
          phone_picture: await picture('shown-on-phone.svg', home.press.picture),
        },
      },
      { id: 'newsletter', kind: 'newsletter', data: newsletter },
    ],
    about: [
      {
        id: 'story',
        kind: 'story',
        data: {
          title: about.title,
          lead: about.lead(name),
          text: about.text,
          picture: await picture('about.webp', about.picture),
        },
      },
      { id: 'choosing', kind: 'steps', data: about.choosing },
      careBlock,
      { id: 'ways', kind: 'ways', data: { items: about.ways } },
    ],
    contacts: [
      { id: 'contacts', kind: 'contacts', data: { note: contacts.note } },
      { id: 'film', kind: 'film', data: { caption: contacts.film } },
    ],
  };
}
