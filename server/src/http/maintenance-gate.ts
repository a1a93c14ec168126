import { orderEndpoint } from '@shop/contract/orders.ts';
import { checkPayEndpoint, widgetClosedEndpoint } from '@shop/contract/payments.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { refreshAccountEndpoint, refreshEndpoint, signInEndpoint, signOutEndpoint } from '@shop/contract/sessions.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { oneClickPath } from '../features/newsletter/newsletter.routes.ts';
import { checkStaff } from '../features/staff/check-staff.ts';
import type { Shop } from '../shop.ts';
import { pathOf } from './page-address.ts';
import { staffCookie } from './token-cookies.ts';

/** Whoever has paid learns how it ended, the page of maintenance leads to the sign-in, and browsers fetch what they show offline. */
const openPages = /^\/(login|offline|confirmation|failed|payment-confirmation\/[^/]+|admin(\/.*)?)$/;

const openCalls = new Set<string>([
  '/api/v1/orders/payment/wayforpay/',
  '/api/v1/orders/payment/return/:reference/',
  // Mail programs ask once, and nobody may be kept subscribed by our work.
  oneClickPath,
  ...[widgetClosedEndpoint, checkPayEndpoint, orderEndpoint].map(({ path }) => path),
  ...[signInEndpoint, refreshEndpoint, refreshAccountEndpoint, signOutEndpoint].map(({ path }) => path),
]);

type Tools = Pick<Shop, 'db' | 'maintenance'>;

/** While the shop is closed its calls are refused; by their route, so that no spelling of an address gets around it. */
export function closeCallsForMaintenance(app: FastifyInstance, shop: Tools): void {
  app.addHook('onRequest', async (request) => {
    if (!shop.maintenance.isOn) return;
    const { url = '' } = request.routeOptions;
    const isClosed = url.startsWith('/api/v1/') && !url.startsWith('/api/v1/admin/') && !openCalls.has(url);
    if (isClosed && !(await isStaff(shop, request))) throw new Refusal('maintenance', {});
  });
}

/** Whether the visitor is shown the page of maintenance instead of this one. */
export async function isClosedForMaintenance(shop: Tools, address: string, request: FastifyRequest): Promise<boolean> {
  return shop.maintenance.isOn && !openPages.test(pathOf(address)) && !(await isStaff(shop, request));
}

async function isStaff({ db }: Tools, { headers }: FastifyRequest): Promise<boolean> {
  const token = staffCookie(headers.cookie);
  return token !== undefined && (await checkStaff(db, token, { isUnattended: false })) !== undefined;
}
