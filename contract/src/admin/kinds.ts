import { hasText, ofEachProductKind, type ProductKind, productKinds } from '@shop/domain/product-kinds.ts';
import { z } from 'zod';
import { type ByText, type PathOf, pascalName } from '../kinds.ts';
import { Id } from '../shapes.ts';
import { Name, optionalLine, optionalText, PictureAddress, Position, withAlt } from './content-fields.ts';
import { listQuery } from './lists.ts';
import { recordCalls } from './records.ts';
import { right } from './rights.ts';
import { SlugInput } from './texts.ts';
import { version } from './version.ts';

// The names of each kind of products, such as its skin types.

const row = { id: Id, version, name: z.string(), slug: z.string(), position: z.int() };
const fields = { name: Name, slug: SlugInput, position: Position };

const common = <const Kind extends ProductKind>(kind: Kind) => ({
  path: productKinds[kind].path as PathOf<Kind>,
  changedBy: right('catalogue_change'),
  one: pascalName(kind),
  many: `${pascalName(kind)}s`,
  query: listQuery(['position', 'name']),
});

const plainCalls = <const Kind extends ProductKind>(kind: Kind) =>
  recordCalls({
    ...common(kind),
    row: z.object(row).meta({ id: `Admin${pascalName(kind)}` }),
    fields: z.object(fields),
  });

const callsWithText = <const Kind extends ProductKind>(kind: Kind) =>
  recordCalls({
    ...common(kind),
    row: z
      .object({
        ...row,
        description: z.string(),
        banner_id: Id.nullable(),
        banner: PictureAddress.nullable(),
        banner_alt: z.string(),
      })
      .meta({ id: `Admin${pascalName(kind)}` }),
    fields: withAlt(
      z.object({
        ...fields,
        description: optionalText(1_000),
        banner_id: Id.nullable().default(null),
        banner_alt: optionalLine(200),
      }),
      'banner_id',
      'banner_alt',
    ),
  });

export const kindCalls = ofEachProductKind((kind) => (hasText(kind) ? callsWithText(kind) : plainCalls(kind))) as {
  [Kind in ProductKind]: ByText<Kind, ReturnType<typeof callsWithText<Kind>>, ReturnType<typeof plainCalls<Kind>>>;
};
