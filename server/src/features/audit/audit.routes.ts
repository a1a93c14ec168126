import { listAuditEndpoint } from '@shop/contract/admin/audit.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { readAudit } from './read-audit.ts';

export function auditRoutes(serve: Serve, { db }: Pick<Shop, 'db'>) {
  serve.staff(listAuditEndpoint, ({ query }) => readAudit(db, query));
}
