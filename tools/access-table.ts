import { isAllowed } from '@shop/contract/admin/rights.ts';
import { roleRights } from '@shop/contract/admin/roles.ts';
import type { Endpoint } from '@shop/contract/endpoint.ts';

/** All kinds of callers. */
export const callers = ['stranger', 'customer', 'owner', 'manager', 'content_editor', 'owner_without_factor'] as const;
export type Caller = (typeof callers)[number];

/** The result of the access check; null if the call is allowed. */
export type GateAnswer = null | 'not_authenticated' | 'not_allowed' | 'second_factor_needed';

/** The second factor is set up here, so these endpoints cannot require it. */
const openWithoutSecondFactor = '/api/v1/admin/auth/';

/** The expected result of the access check, from the contract alone. */
export function gateAnswer({ needs, path }: Pick<Endpoint, 'needs' | 'path'>, caller: Caller): GateAnswer {
  if (needs === 'anybody') return null;
  if (needs === 'customer') return caller === 'customer' ? null : 'not_authenticated';
  if (caller === 'stranger' || caller === 'customer') return 'not_authenticated';
  const role = caller === 'owner_without_factor' ? 'owner' : caller;
  if (!isAllowed(needs, roleRights[role])) return 'not_allowed';
  if (caller === 'owner_without_factor' && !path.startsWith(openWithoutSecondFactor)) return 'second_factor_needed';
  return null;
}

/** The secret by which a call reaches data of another customer. */
const secrets: Record<string, string> = {
  'GET /api/v1/orders/:reference/': 'the order’s reference; the answer has no personal data',
  'POST /api/v1/orders/:reference/pay/': 'the order’s reference',
  'POST /api/v1/orders/:reference/cancel/': 'the order’s reference; only unpaid orders',
  'POST /api/v1/orders/check_pay/': 'the reference of the order or of an attempt',
  'POST /api/v1/orders/payment/callback/': 'the reference of the order or of an attempt',
  'POST /api/v1/orders/create/': 'serial numbers and promo codes',
  'POST /api/v1/orders/certificate/validate/': 'the serial number',
  'POST /api/v1/orders/promocode/validate/': 'the promo code',
  'POST /api/v1/users/activation/': 'the link of the letter',
  'POST /api/v1/users/confirm_email/': 'the link of the letter',
  'POST /api/v1/users/reset_password_confirm/': 'the link of the letter',
  'POST /api/v1/actions/subscriptions/confirm/': 'the link of the letter',
  'POST /api/v1/actions/subscriptions/unsubscribe/': 'the link of the letter',
  'POST /api/v1/jwt/create/': 'the password',
  'POST /api/v1/jwt/refresh/': 'the refresh token',
  'POST /api/v1/auth/refresh/': 'the refresh token',
  'POST /api/v1/auth/logout/': 'the refresh token',
  'DELETE /api/v1/auth/sessions/:id/': 'nothing: another customer’s session is not found',
};

/** How a customer can reach data of another customer by this call. */
export function foreignReach({ needs, method, path }: Pick<Endpoint, 'needs' | 'method' | 'path'>): string {
  if (typeof needs === 'object') return '';
  return secrets[`${method} ${path}`] ?? (needs === 'customer' ? 'nothing: only their own data' : '');
}

export const namedByReach = Object.keys(secrets);
