import { z } from 'zod';
import { Id, line } from '../shapes.ts';
import { Position } from './content-fields.ts';
import { listQuery } from './lists.ts';
import { recordCalls } from './records.ts';
import { right } from './rights.ts';
import { version } from './version.ts';

/** Words that the empty search offers: the owner's own, and those that customers ask often. */
export const popularWordCalls = recordCalls({
  path: 'popular-words',
  changedBy: right('catalogue_change'),
  one: 'PopularWord',
  many: 'PopularWords',
  query: listQuery(['position', 'name', 'networks', 'is_shown']),
  row: z
    .object({
      id: Id,
      version,
      name: z.string(),
      is_shown: z.boolean(),
      networks: z.int().meta({ description: 'From how many networks they were asked in the last thirty days' }),
      position: z.int(),
    })
    .meta({ id: 'AdminPopularWord' }),
  fields: z.object({ name: line(40).min(2), is_shown: z.boolean().default(true), position: Position }),
});
