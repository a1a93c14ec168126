import { z } from 'zod';
import { Id } from '../shapes.ts';
import { Name, optionalLine, optionalText, PictureAddress, Position, withAlt } from './content-fields.ts';
import { listQuery } from './lists.ts';
import { recordCalls } from './records.ts';
import { SlugInput } from './texts.ts';
import { version } from './version.ts';

const AdminSkinType = z
  .object({
    id: Id,
    version,
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    banner_id: Id.nullable(),
    banner: PictureAddress.nullable(),
    banner_alt: z.string(),
    position: z.int(),
  })
  .meta({ id: 'AdminSkinType' });

export const skinTypeCalls = recordCalls({
  path: 'skin-types',
  one: 'SkinType',
  many: 'SkinTypes',
  query: listQuery(['position', 'name']),
  row: AdminSkinType,
  fields: withAlt(
    z.object({
      name: Name,
      slug: SlugInput,
      description: optionalText(1_000),
      banner_id: Id.nullable().default(null),
      banner_alt: optionalLine(200),
      position: Position,
    }),
    'banner_id',
    'banner_alt',
  ),
});
