import { z } from 'zod';
import { DispatchTimes, OfferedDelivery } from './delivery-rules.ts';
import { endpoint } from './endpoint.ts';
import { Email, line, Money, Picture } from './shapes.ts';

const Words = z.string().trim().min(1).max(300);
const Phone = z.stringFormat('phone', /^\+380\d{9}$/);
/** Becomes a link on all pages, so only https is allowed. */
const Link = z.url({ protocol: /^https$/ }).max(300);

/** The return policy for search engines; not published until the owner has set it. */
export const ReturnTerms = z.object({
  return_policy: z
    .enum(['not_told', 'not_accepted', 'accepted'])
    .meta({ description: 'Whether goods of good quality may be returned' }),
  return_days: z.int().min(1).max(365).meta({ description: 'How many days, when they may be' }),
  return_paid_by: z.enum(['customer', 'shop']).meta({ description: 'Who pays for sending them back' }),
});
export type ReturnTerms = z.infer<typeof ReturnTerms>;

/** Where customers write to the shop. */
const Messengers = z.object({
  viber: Phone.nullable(),
  whatsapp: Phone.nullable(),
  telegram: z.stringFormat('telegram_link', /^https:\/\/t\.me\/[\w+/-]{3,100}$/).nullable(),
});

/** Facts about the shop for the footer, the contacts page and search engines. */
export const ShopSettings = z
  .object({
    name: Words,
    short_name: line(12).min(1).nullable().meta({ description: 'For the icon and its label; null: the name' }),
    description: line(300).min(1).nullable().meta({ description: 'What the shop says of itself; null: only its name' }),
    phone: Phone.nullable(),
    email: Email.nullable(),
    pickup_address: Words.nullable().meta({ description: 'Of the first pickup point; null while pickup is off' }),
    working_hours: Words.nullable(),
    social: z.object({
      instagram: Link.nullable(),
      telegram: Link.nullable(),
      facebook: Link.nullable(),
      tiktok: Link.nullable(),
      youtube: Link.nullable(),
    }),
    messengers: Messengers,
    seller: z.object({
      legal_name: Words.nullable(),
      code: z
        .stringFormat('seller_code', /^\d{8}(\d{2})?$/)
        .nullable()
        .meta({ description: 'Of a company eight digits, of a person in business ten' }),
      address: Words.nullable(),
    }),
    ...ReturnTerms.shape,
  })
  .meta({ id: 'ShopSettings' });
export type ShopSettings = z.infer<typeof ShopSettings>;

/** The rules of earlier versions, which knew one zone and one sum: `deliveries` says more. */
export const FormerRules = z.object({
  free_delivery_from: Money.nullable().meta({
    description:
      'Goods that cost so much are brought for nothing in the first zone; null: never, or there is no courier',
  }),
  courier_cost: Money.nullable().meta({ description: 'In the first zone; null: there is no courier' }),
  prepayment: Money.nullable().meta({ description: 'null when it is a percent' }),
});

/** The public part of the selling rules. */
export const PublicRules = FormerRules.extend({
  largest_line: z.int().positive().meta({ description: 'Pieces of one variant in an order' }),
  prepayment_percent: z
    .int()
    .nullable()
    .meta({ description: 'Of the total, at least 1 hryvnia; null when it is a sum' }),
  deliveries: z.array(OfferedDelivery),
  dispatch: DispatchTimes,
});

const Hex = z.string().meta({ example: '#173c31' });

/** How the shop looks: its colours and pictures. */
export const ShopLook = z
  .object({
    accent: Hex,
    paper: Hex,
    shades: z
      .record(z.string(), z.string())
      .nullable()
      .meta({ description: 'The colours of pages by the name of their token; null: the usual ones' }),
    logo: Picture.nullable().meta({ description: 'In place of the name' }),
    icon: z.string().meta({ description: 'The address of a square picture of 96 pixels' }),
    touch_icon: z.string().meta({ description: 'The same of 180 pixels, without round corners' }),
    cover: Picture.nullable().meta({ description: 'Beside signing in and registration' }),
    social: Picture.nullable().meta({ description: 'Of links in social networks' }),
    card: z.string().meta({ description: 'The address of the picture that stands for it: the name, 1200 × 630' }),
    has_drop: z.boolean().meta({ description: 'Whether a drop stands beside the name' }),
  })
  .meta({ id: 'ShopLook' });
export type ShopLook = z.infer<typeof ShopLook>;

const PublicShopSettings = ShopSettings.extend({ ...PublicRules.shape, description: z.string(), look: ShopLook }).meta({
  id: 'PublicShopSettings',
});
/** The shop as pages know it. */
export type PublicShop = Omit<z.infer<typeof PublicShopSettings>, keyof typeof PublicRules.shape>;

export const shopSettingsEndpoint = endpoint({
  name: 'readShopSettings',
  summary: 'Public facts about the shop, its seller and its rules; null is what the owner has not told',
  method: 'GET',
  path: '/api/v1/shop/settings/',
  reply: PublicShopSettings,
});
