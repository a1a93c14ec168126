import { fromDecimal } from '@shop/domain/money.ts';
import { inOneDirection } from '@shop/domain/text-direction.ts';
import { z } from 'zod';

/** Without what no line can hold and databases refuse: control signs and halves of a character. */
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

/** Money as requests may write it, a number or a text; read as kopiykas. */
export const MoneyInput = z
  .union([z.string().trim(), z.number()])
  .transform((given, context) => {
    // A computed number may be a hair off: 0.1 + 0.2. It means the nearest kopiyka.
    const amount = fromDecimal(typeof given === 'number' ? given.toFixed(2) : given);
    if (amount === undefined || amount < 0) {
      context.addIssue({ code: 'invalid_format', format: 'money', input: String(given) });
      return z.NEVER;
    }
    return amount;
  })
  .meta({ id: 'MoneyInput', example: '1250.00' });

/** As far as the database counts: beyond that nothing can be looked for. */
export const Ordinal = z.int().positive().max(2_147_483_647);

/** Ids are positive integers. Product variants and certificate variants share one sequence. */
export const Id = Ordinal.meta({ id: 'Id' });

/** An id that a browser has kept, of something that may never have been. */
export const KeptId = z.int().positive();

/** By which a request that is sent again is known as the same. */
export const RequestKey = z.string().min(1).max(255);

export const Slug = z.string().meta({ id: 'Slug', example: 'rosa-lab-hyaluronic-dew' });

export const Named = z.object({ id: Id, name: z.string(), slug: Slug });

/** A name in an address. */
export const PathPart = line(200).min(1);

/** What a visitor types to find something: may be empty. */
export const SearchWords = line(100);

/** A promo code or the number of a certificate: case and outer spaces do not matter. */
export const CodeWord = line(64).min(1).toUpperCase().meta({ id: 'CodeWord' });

/** Kept and compared without outer spaces and in lower case; as long as mail servers take. */
export const Email = z
  .string()
  .trim()
  .min(1)
  .max(254)
  // Checked before it is made small: some foreign letters become Latin ones by that.
  // Browsers write a domain such as пошта.укр in Latin letters that begin with 'xn--'.
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
