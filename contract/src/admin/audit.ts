import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, line } from '../shapes.ts';
import { listQuery, listReply } from './lists.ts';
import { right } from './rights.ts';

/** The changed values by name, before or after the change. */
const Facts = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z
  .object({
    id: Id,
    at: z.iso.datetime(),
    staff: z
      .object({ id: Id, name: z.string() })
      .nullable()
      .meta({ description: 'Nobody when the shop did it itself' }),
    action: z.string(),
    subject: z.string(),
    subject_id: z.string().meta({ description: "A number, a word, or 'table' for many at once" }),
    subject_name: z
      .string()
      .nullable()
      .meta({ description: 'What it is called now, or was called when it was deleted' }),
    names: z
      .record(z.string(), z.string())
      .meta({ description: "Names of what the facts know by number, by subject and number: 'variant 53'" }),
    before: Facts,
    after: Facts,
  })
  .meta({ id: 'AuditEntry' });

export const listAuditEndpoint = endpoint({
  name: 'listAudit',
  summary: 'Who changed what, the latest first',
  method: 'GET',
  path: '/api/v1/admin/audit/',
  query: listQuery(['at'], {
    staff_id: z.coerce.number().pipe(Id).optional(),
    action: line(64).optional(),
    subject: line(64).optional(),
    subject_id: line(64).optional(),
    from: z.iso.date().optional().meta({ description: 'A day in Kyiv' }),
    to: z.iso.date().optional().meta({ description: 'The last day, in Kyiv' }),
  }),
  needs: right('audit'),
  reply: listReply(AuditEntry),
});
