import { z } from 'zod';
import { Id } from '../shapes.ts';
import { Name, Position } from './content-fields.ts';
import { listQuery } from './lists.ts';
import { recordCalls } from './records.ts';
import { SlugInput } from './texts.ts';
import { version } from './version.ts';

export const productTypeCalls = recordCalls({
  path: 'product-types',
  one: 'ProductType',
  many: 'ProductTypes',
  query: listQuery(['position', 'name']),
  row: z
    .object({ id: Id, version, name: z.string(), slug: z.string(), position: z.int() })
    .meta({ id: 'AdminProductType' }),
  fields: z.object({ name: Name, slug: SlugInput, position: Position }),
});
