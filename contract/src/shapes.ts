import { z } from 'zod';

/** Money as the API writes it. */
export const Money = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .meta({ id: 'Money', description: 'Hryvnias with two decimals', example: '1250.00' });

/** Ids are positive integers; product variants and certificate variants share one sequence. */
export const Id = z.int().positive().meta({ id: 'Id' });

export const Slug = z.string().meta({ id: 'Slug', example: 'rosa-lab-hyaluronic-dew' });

/** A name in an address: any text, but nothing that no name can hold and that databases refuse. */
export const PathPart = z
  .string()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}+$/u);

/** What a visitor types to find something: may be empty, but like a name holds nothing that databases refuse. */
export const SearchWords = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u);

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
