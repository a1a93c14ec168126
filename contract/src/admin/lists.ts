import { z } from 'zod';
import { Id, SearchWords } from '../shapes.ts';

const mostPerPage = 100;

/** '1,2,3' in a query. */
const IdList = z
  .string()
  .max(2_000)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(Id).max(mostPerPage));

/** The query of lists in the back office. `sortable` are the columns, the default one first. */
export function listQuery<
  const Columns extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape = Record<never, never>,
>(sortable: Columns, filters?: Filters) {
  return z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    per_page: z.coerce.number().int().min(1).max(mostPerPage).default(25),
    sort: z.enum(sortable).default(sortable[0] as never),
    order: z.enum(['ASC', 'DESC']).default('ASC'),
    q: SearchWords.default(''),
    ids: IdList.optional(),
    ...(filters ?? ({} as Filters)),
  });
}

/** 'true' and 'false' in a query. */
export const Flag = z.enum(['true', 'false']).transform((text) => text === 'true');

export function listReply<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), total: z.int().min(0) });
}

export const ById = z.object({ id: z.coerce.number().pipe(Id) });
