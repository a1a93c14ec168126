import { fromDecimal } from '@shop/domain/money.ts';
import { inOneDirection } from '@shop/domain/text-direction.ts';
import { z } from 'zod';

/** Without control characters and lone surrogates, which databases refuse. */
export const onOneLine = /^[^\p{Cc}\p{Cs}]*$/u;

export const line = (longest: number) => z.string().overwrite(inOneDirection).trim().max(longest).regex(onOneLine);

/** Money as the API writes it. */
export const Money = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .meta({ id: 'Money', description: 'Hryvnias with two decimals', example: '1250.00' });

export const MoneyDifference = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .meta({
    id: 'MoneyDifference',
    description: 'Hryvnias with two decimals, with a minus when taken',
    example: '-50.00',
  });

/** Money in requests, a number or a text; parsed to kopiykas. */
export const MoneyInput = z
  .union([z.string().trim(), z.number()])
  .transform((given, context) => {
    // Round computed numbers such as 0.1 + 0.2 to the nearest kopiyka.
    const amount = fromDecimal(typeof given === 'number' ? given.toFixed(2) : given);
    if (amount === undefined || amount < 0) {
      context.addIssue({ code: 'invalid_format', format: 'money', input: String(given) });
      return z.NEVER;
    }
    return amount;
  })
  .meta({ id: 'MoneyInput', example: '1250.00' });

/** A positive 32-bit integer of the database. */
export const Ordinal = z.int().positive().max(2_147_483_647);

/** Ids are positive integers. Product variants and certificate variants share one sequence. */
export const Id = Ordinal.meta({ id: 'Id' });

/** A moment in any zone. The calendar of the database has no year 0. */
export const Moment = z.iso.datetime({ offset: true }).regex(/^[1-9]/);

/** An id from the browser's storage; its record may not exist. */
export const KeptId = z.int().positive();

/** An idempotency key. */
export const RequestKey = z.string().min(1).max(255);

export const Slug = z.string().meta({ id: 'Slug', example: 'rosa-lab-hyaluronic-dew' });

export const Named = z.object({ id: Id, name: z.string(), slug: Slug });

/** A part of a path. */
export const PathPart = line(200).min(1);

/** A search text; may be empty. */
export const SearchWords = line(100);

/** A promo code or the serial number of a certificate; case and outer spaces are ignored. */
export const CodeWord = line(64).min(1).toUpperCase().meta({ id: 'CodeWord' });

/** Stored and compared trimmed and in lower case; at most as long as mail servers accept. */
export const Email = z
  .string()
  .trim()
  .min(1)
  .max(254)
  // Validate before lower-casing, which turns some foreign letters into Latin ones.
  // Browsers convert a domain such as пошта.укр to Punycode ('xn--…').
  .pipe(
    z
      .email({ pattern: /^[\w'+-]+(\.[\w'+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/i })
      .toLowerCase(),
  )
  .meta({ id: 'Email' });

/** An address within the shop: '/media/…', '/product/…'. */
const Address = z.string();

export const Picture = z
  .object({
    image: Address.meta({ description: 'The picture in a size and format that every browser shows' }),
    alt: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    placeholder: z.string().meta({ description: 'A data: address of a tiny blurred copy' }),
    sizes: z.array(z.object({ width: z.int().positive(), avif: Address, webp: Address })),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof Picture>;

export const Banner = z
  .object({
    big_banner: Address,
    big_banner_picture: Picture,
    big_banner_mobile: Address,
    big_banner_mobile_picture: Picture,
    link: Address.nullable(),
    title: z.string(),
    text: z.string(),
    alt: z.string(),
    tone: z.enum(['light', 'dark']),
  })
  .meta({ id: 'Banner' });
export type Banner = z.infer<typeof Banner>;
