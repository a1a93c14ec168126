import { z } from 'zod';
import { Id } from '../shapes.ts';
import {
  BannerFields,
  BannerRow,
  inTime,
  Name,
  optionalLine,
  PictureAddress,
  Position,
  withAlt,
} from './content-fields.ts';
import { listQuery } from './lists.ts';
import { recordCalls } from './records.ts';
import { SlugInput } from './texts.ts';
import { version } from './version.ts';

const AdminBrand = z
  .object({
    id: Id,
    version,
    name: z.string(),
    slug: z.string(),
    character: z.string(),
    home_banner_id: Id.nullable(),
    home_banner: PictureAddress.nullable(),
    home_banner_alt: z.string(),
    position: z.int(),
    banners: z.array(BannerRow),
  })
  .meta({ id: 'AdminBrand' });

export const brandCalls = recordCalls({
  path: 'brands',
  one: 'Brand',
  many: 'Brands',
  query: listQuery(['position', 'name']),
  row: AdminBrand,
  fields: withAlt(
    z.object({
      name: Name,
      slug: SlugInput,
      character: optionalLine(200),
      home_banner_id: Id.nullable().default(null),
      home_banner_alt: optionalLine(200),
      position: Position,
      banners: z
        .array(inTime(BannerFields))
        .max(10)
        .default([])
        .meta({ description: 'In the order in which they are shown' }),
    }),
    'home_banner_id',
    'home_banner_alt',
  ),
});
