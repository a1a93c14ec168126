import { strayPaymentsEndpoint } from '@shop/contract/admin/stray-payments.ts';
import type { Serve } from '../../../http/serving/serving.ts';
import type { Shop } from '../../../shop.ts';
import { readStrayPayments } from './read-stray-payments.ts';

export function strayPaymentRoutes({ serve }: { serve: Serve }, { db }: Pick<Shop, 'db'>) {
  serve.staff(strayPaymentsEndpoint, ({ query }) => readStrayPayments(db, query));
}
