import { z } from 'zod';
import { Id } from '../shapes.ts';
import { Alt, Name, optionalLine, optionalText, PictureAddress, Position } from './content-fields.ts';
import { listQuery } from './lists.ts';
import { recordCalls } from './records.ts';
import { right } from './rights.ts';
import { SlugInput } from './texts.ts';
import { version } from './version.ts';

const AdminCollection = z
  .object({
    id: Id,
    version,
    name: z.string(),
    slug: z.string(),
    title: z.string(),
    text: z.string(),
    banner_id: Id,
    banner: PictureAddress,
    mobile_banner_id: Id,
    mobile_banner: PictureAddress,
    alt: z.string(),
    is_active: z.boolean(),
    position: z.int(),
  })
  .meta({ id: 'AdminCollection' });

export const collectionCalls = recordCalls({
  path: 'collections',
  changedBy: right('catalogue_change'),
  one: 'Collection',
  many: 'Collections',
  query: listQuery(['position', 'name']),
  row: AdminCollection,
  fields: z.object({
    name: Name,
    slug: SlugInput,
    title: optionalLine(120),
    text: optionalText(1_000),
    banner_id: Id,
    mobile_banner_id: Id,
    alt: Alt,
    is_active: z.boolean().default(false),
    position: Position,
  }),
});
