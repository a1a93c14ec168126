import { strayPaymentsEndpoint } from '@shop/contract/admin/stray-payments.ts';
import type { ServeStaff } from '../../../http/serving/serve-staff.ts';
import type { Shop } from '../../../shop.ts';
import { readStrayPayments } from './read-stray-payments.ts';

export function strayPaymentRoutes({ serveStaff }: { serveStaff: ServeStaff }, { db }: Pick<Shop, 'db'>) {
  serveStaff(strayPaymentsEndpoint, ({ query }) => readStrayPayments(db, query));
}
