import { orderEndpoint } from '@shop/contract/orders.ts';
import { findPage } from '@shop/contract/pages.ts';
import { checkPayEndpoint, widgetClosedEndpoint } from '@shop/contract/payments.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { refreshAccountEndpoint, refreshEndpoint, signInEndpoint, signOutEndpoint } from '@shop/contract/sessions.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { oneClickPath } from '../features/newsletter/newsletter.routes.ts';
import { checkStaff } from '../features/staff/sign-in/check-staff.ts';
import type { Shop } from '../shop.ts';
import { pathWithoutQuery } from './pages/page-address.ts';
import { staffCookie } from './token-cookies.ts';

const openCalls = new Set<string>([
  '/api/v1/orders/payment/wayforpay/',
  '/api/v1/orders/payment/return/:reference/',
  // Mail programs send one-click unsubscribe only once, so it must work during maintenance.
  oneClickPath,
  ...[widgetClosedEndpoint, checkPayEndpoint, orderEndpoint].map(({ path }) => path),
  ...[signInEndpoint, refreshEndpoint, refreshAccountEndpoint, signOutEndpoint].map(({ path }) => path),
]);

type Tools = Pick<Shop, 'db' | 'maintenance'>;

/** Refuses API calls during maintenance. Matches by route, so that no spelling of an address gets around it. */
export function closeCallsForMaintenance(app: FastifyInstance, shop: Tools): void {
  app.addHook('onRequest', async (request) => {
    if (!shop.maintenance.isOn) return;
    const { url = '' } = request.routeOptions;
    const isClosed = url.startsWith('/api/v1/') && !url.startsWith('/api/v1/admin/') && !openCalls.has(url);
    if (isClosed && !(await isStaff(shop, request))) throw new Refusal('maintenance', {});
  });
}

/** Whether the visitor gets the maintenance page instead of this one. */
export async function isClosedForMaintenance(shop: Tools, address: string, request: FastifyRequest): Promise<boolean> {
  if (!shop.maintenance.isOn || findPage(address)?.isOpenInMaintenance) return false;
  return !/^\/admin(\/|$)/.test(pathWithoutQuery(address)) && !(await isStaff(shop, request));
}

async function isStaff({ db }: Tools, { headers }: FastifyRequest): Promise<boolean> {
  const token = staffCookie(headers.cookie);
  return token !== undefined && (await checkStaff(db, token, { isUnattended: false })) !== undefined;
}
