import { z } from 'zod';
import { Id, line, Moment } from '../shapes.ts';
import { paragraphs } from './texts.ts';

/** A line where an empty field comes as null. */
export const optionalLine = (longest: number) =>
  line(longest)
    .nullable()
    .default('')
    .transform((text) => text ?? '');
export const optionalText = (longest: number) =>
  paragraphs(longest)
    .nullable()
    .default('')
    .transform((text) => text ?? '');

export const Name = line(120).min(1);
/** Smaller positions come first. */
export const Position = z.int().min(0).max(10_000).default(0);
/** The alternative text of a picture. */
export const Alt = line(200).min(1);

/** An optional picture that requires an alternative text. */
export const withAlt = <Fields extends z.ZodObject>(fields: Fields, picture: string, alt: string) =>
  fields.refine((given) => (given as Record<string, unknown>)[picture] === null || given[alt] !== '', {
    params: { rule: 'alt_needed' },
    path: [alt],
  });

/** The address of a small copy of the picture, for the form. */
export const PictureAddress = z.string();

/** Browsers read '/\\' as '//', which leads to another site. */
const Link = line(500)
  .nullable()
  .default(null)
  .transform((text) => text || null)
  .pipe(z.stringFormat('shop_link', /^(\/([^/\\]|$)|https:\/\/)/).nullable())
  .meta({ description: 'Within the shop, /collection/verba, or https://' });

/** What is shown between two moments, each of which may be missing. */
export const inTime = <Fields extends z.ZodType<{ shown_from: string | null; shown_until: string | null }>>(
  fields: Fields,
) =>
  fields.refine(
    ({ shown_from: from, shown_until: until }) =>
      from === null || until === null || Date.parse(from) < Date.parse(until),
    { params: { rule: 'ends_after_beginning' }, path: ['shown_until'] },
  );

export const BannerFields = z.object({
  picture_id: Id,
  mobile_picture_id: Id,
  title: optionalLine(120),
  text: optionalLine(300),
  alt: Alt,
  link: Link,
  tone: z.enum(['light', 'dark']).default('light').meta({ description: 'Of the words on it' }),
  is_active: z.boolean().default(true),
  shown_from: Moment.nullable().default(null).meta({ description: 'Shown from this moment; at once if it is null' }),
  shown_until: Moment.nullable()
    .default(null)
    .meta({ description: 'Not shown from this moment; without an end if it is null' }),
});

export const BannerRow = z.object({
  id: Id,
  picture_id: Id,
  picture: PictureAddress,
  mobile_picture_id: Id,
  mobile_picture: PictureAddress,
  title: z.string(),
  text: z.string(),
  alt: z.string(),
  link: z.string().nullable(),
  tone: z.enum(['light', 'dark']),
  is_active: z.boolean(),
  shown_from: Moment.nullable(),
  shown_until: Moment.nullable(),
});
