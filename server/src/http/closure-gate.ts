import { orderEndpoint } from '@shop/contract/orders.ts';
import { findPage } from '@shop/contract/pages.ts';
import { checkPayEndpoint, widgetClosedEndpoint } from '@shop/contract/payments.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { refreshAccountEndpoint, refreshEndpoint, signInEndpoint, signOutEndpoint } from '@shop/contract/sessions.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { oneClickPath } from '../features/newsletter/newsletter.routes.ts';
import type { ClosureReason } from '../features/shop-settings/closure.ts';
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

type Tools = Pick<Shop, 'db' | 'closure'>;

/** Refuses API calls of customers while the shop is closed. Matches by route, so that no spelling of an address gets around it. */
export function refuseCallsWhenClosed(app: FastifyInstance, shop: Tools): void {
  app.addHook('onRequest', async (request) => {
    const { reason } = shop.closure;
    if (reason === undefined) return;
    const { url = '' } = request.routeOptions;
    const isClosed = url.startsWith('/api/v1/') && !url.startsWith('/api/v1/admin/') && !openCalls.has(url);
    if (isClosed && !(await isStaff(shop, request))) throw new Refusal(reason, {});
  });
}

/** Why the visitor gets another page instead of this one; undefined for an open shop, and for those who may pass. */
export async function whyClosed(
  shop: Tools,
  address: string,
  request: FastifyRequest,
): Promise<ClosureReason | undefined> {
  const { reason } = shop.closure;
  if (reason === undefined || findPage(address)?.isOpenInMaintenance) return undefined;
  if (/^\/admin(\/|$)/.test(pathWithoutQuery(address)) || (await isStaff(shop, request))) return undefined;
  return reason;
}

async function isStaff({ db }: Tools, { headers }: FastifyRequest): Promise<boolean> {
  const token = staffCookie(headers.cookie);
  return token !== undefined && (await checkStaff(db, token, { isUnattended: false })) !== undefined;
}
