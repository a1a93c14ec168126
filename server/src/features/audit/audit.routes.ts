import { listAuditEndpoint } from '@shop/contract/admin/audit.ts';
import type { ServeStaff } from '../../http/serving/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { readAudit } from './read-audit.ts';

export function auditRoutes(serveStaff: ServeStaff, { db }: Pick<Shop, 'db'>) {
  serveStaff(listAuditEndpoint, ({ query }) => readAudit(db, query));
}
