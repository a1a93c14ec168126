import { z } from 'zod';
import { Id } from '../shapes.ts';
import { Name, Position } from './content-fields.ts';
import { listQuery } from './lists.ts';
import { recordCalls } from './records.ts';
import { version } from './version.ts';

export const partnerOptionKinds = ['position', 'education', 'specialization', 'workplace', 'how_they'] as const;
const Kind = z.enum(partnerOptionKinds).meta({ id: 'PartnerOptionKind' });

/** Options of the selects in the partner form. */
export const partnerOptionCalls = recordCalls({
  path: 'partner-options',
  one: 'PartnerOption',
  many: 'PartnerOptions',
  query: listQuery(['position', 'name', 'kind'], { kind: Kind.optional() }),
  row: z
    .object({ id: Id, version, kind: Kind, name: z.string(), is_active: z.boolean(), position: z.int() })
    .meta({ id: 'AdminPartnerOption' }),
  fields: z.object({ kind: Kind, name: Name, is_active: z.boolean().default(true), position: Position }),
});
