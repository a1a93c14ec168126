import { type BlockField, blockPlaceNames, blockPlaces, fieldsOfBlock } from '@shop/domain/block-kinds.ts';
import sharp from 'sharp';
import { newEmail } from './at-the-door.ts';
import { html, script, shortScript, type Writer } from './planted-scripts.ts';

const small = { weight_grams: 120, length_millimetres: 50, width_millimetres: 50, height_millimetres: 140 };

export type Things = Awaited<ReturnType<typeof plantThings>>;

/** Fills every field of the catalogue and the content, as the owner. */
export async function plantThings(writer: Writer) {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#dbe8e2' } })
    .png()
    .toBuffer();
  const { id: picture } = await writer.sendBytes('/api/v1/admin/pictures/', bytes);
  const admin = (path: string, body: object) => writer.send('POST', `/api/v1/admin/${path}/`, body);
  const banner = {
    picture_id: picture,
    mobile_picture_id: picture,
    title: script,
    text: script,
    alt: script,
    link: `/${script}`,
  };

  const brand = await admin('brands', {
    name: script,
    slug: 'planted',
    character: script,
    home_banner_id: picture,
    home_banner_alt: script,
    banners: [banner],
  });
  const kindWithText = {
    name: script,
    slug: 'planted',
    description: script,
    banner_id: picture,
    banner_alt: script,
  };
  const skin = await admin('skin-types', kindWithText);
  const goal = await admin('goals', kindWithText);
  const type = await admin('product-types', { name: script, slug: 'planted' });
  const collection = await admin('collections', {
    name: script,
    slug: 'planted',
    title: script,
    text: script,
    banner_id: picture,
    mobile_banner_id: picture,
    alt: script,
    is_active: true,
  });
  const homeBanner = await admin('banners', banner);
  const offer = await admin('certificate-offers', {
    name: script,
    human: script,
    description: script,
    picture_id: picture,
    picture_alt: script,
    values: [{ value: '700', price: '700' }],
  });
  const option = await admin('partner-options', { kind: 'position', name: script });
  const synonym = await admin('search-synonyms', { name: script, means: script });
  const word = await admin('popular-words', { name: script.slice(0, 40), position: 0 });
  await writer.send('PUT', '/api/v1/admin/information-pages/delivery/', { title: script, content: html });
  await admin('information-pages/preview', { content: html });
  await writer.send('PUT', '/api/v1/admin/information-pages/delivery/draft/', { title: script, content: html });
  for (const place of blockPlaceNames) {
    const blocks = blockPlaces[place].map((kind) => ({
      id: kind.replace('_', '-'),
      kind,
      data: planted(fieldsOfBlock(kind), picture),
    }));
    await admin(`blocks/${place}/preview`, { blocks });
    await writer.send('PUT', `/api/v1/admin/blocks/${place}/`, { blocks });
    await admin(`blocks/${place}/publish`, { blocks });
  }
  const product = await admin('products', {
    brand_id: brand.id,
    name: script,
    slug: 'planted',
    code: script.slice(0, 64),
    human: script,
    unit: shortScript,
    is_active: true,
    is_collection_product: true,
    best_position: 1,
    description: script,
    description_html: html,
    key_ingredients_html: html,
    prescription_html: html,
    application_html: html,
    composition: script,
    country_of_origin: script.slice(0, 60),
    product_type_ids: [type.id],
    skin_type_ids: [skin.id],
    goal_ids: [goal.id],
    variants: [
      {
        ...small,
        code: script.slice(0, 64),
        value: shortScript,
        title: script,
        price: '1250.00',
        initial_stock: 9,
        icon_id: picture,
        pictures: [{ id: picture, alt: script }],
      },
    ],
  });
  const promo = await admin('promo-codes', { code: 'PLANTED', percent: 5, note: script });
  const member = await admin('staff', {
    name: script,
    email: newEmail(),
    role: 'manager',
    password: 'Planted-Rosa-2026!',
  });
  const certificate = await admin('certificates', {
    amount: '500',
    valid_until: '2027-11-01',
    recipient_name: script,
    recipient_email: newEmail(),
    message: script,
    reason: script,
  });
  for (const step of ['block', 'unblock']) await admin(`certificates/${certificate.id}/${step}`, { reason: script });
  await admin(`certificates/${certificate.id}/adjust`, { difference: '-1.00', reason: script });

  return {
    ...{ brand, skin, goal, type, collection, homeBanner, offer, option },
    ...{ synonym, word, product, promo, member, certificate },
  };
}

/** A script in every text of a block. */
function planted(fields: Readonly<Record<string, BlockField>>, picture: number): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      switch (field.as) {
        case 'line':
        case 'lines':
          return [[name, field.longest < 60 ? shortScript : script.slice(0, field.longest)]];
        case 'html':
          return [[name, html]];
        case 'link':
          return [[name, `/${script}`]];
        case 'picture':
          return [[name, { id: picture, alt: script }]];
        case 'list':
          return [[name, [planted(field.of, picture)]]];
        default:
          return [];
      }
    }),
  );
}
