import { expect, test } from 'vitest';
import { adminEndpoints } from '../admin-endpoints.ts';
import { allRights, isAllowed, isOnlyOwners, type Right, withRequired } from './rights.ts';
import { roleRights, type StaffRole, staffRoles } from './roles.ts';

/** What the three roles could call before rights were described, by who could: it stays so. */
const before = {
  all: [
    'GET /admin/auth/me/',
    'POST /admin/auth/password/',
    'POST /admin/auth/second-factor/',
    'POST /admin/auth/second-factor/confirm/',
    'POST /admin/auth/second-factor/remove/',
    'POST /admin/auth/second-factor/recovery-codes/',
    'GET /admin/brands/',
    'GET /admin/brands/:id/',
    'GET /admin/skin-types/',
    'GET /admin/skin-types/:id/',
    'GET /admin/goals/',
    'GET /admin/goals/:id/',
    'GET /admin/product-types/',
    'GET /admin/product-types/:id/',
    'GET /admin/collections/',
    'GET /admin/collections/:id/',
    'GET /admin/banners/',
    'GET /admin/banners/:id/',
    'GET /admin/certificate-offers/',
    'GET /admin/certificate-offers/:id/',
    'GET /admin/partner-options/',
    'GET /admin/partner-options/:id/',
    'GET /admin/search-synonyms/',
    'GET /admin/search-synonyms/:id/',
    'GET /admin/popular-words/',
    'GET /admin/popular-words/:id/',
    'GET /admin/maintenance/',
    'GET /admin/export/products/',
    'GET /admin/products/',
    'GET /admin/products/:id/',
    'GET /admin/variants/:id/stock-movements/',
  ],
  managers: [
    'GET /admin/orders/:id/shipping/',
    'GET /admin/orders/:id/parcel/',
    'POST /admin/orders/:id/waybill/',
    'PUT /admin/orders/:id/waybill/',
    'DELETE /admin/orders/:id/waybill/',
    'POST /admin/orders/:id/ship/',
    'POST /admin/orders/:id/track/',
    'GET /admin/orders/:id/label/',
    'GET /admin/promo-codes/',
    'GET /admin/promo-codes/:id/',
    'GET /admin/promo-codes/:id/uses/',
    'POST /admin/promo-codes/',
    'PUT /admin/promo-codes/:id/',
    'DELETE /admin/promo-codes/:id/',
    'GET /admin/export/orders/',
    'GET /admin/export/customers/',
    'GET /admin/export/subscriptions/',
    'POST /admin/import/stock/',
    'POST /admin/variants/:id/stock/',
    'GET /admin/orders/',
    'GET /admin/new-orders/',
    'GET /admin/orders/:id/',
    'POST /admin/orders/:id/confirm/',
    'POST /admin/orders/:id/pack/',
    'POST /admin/orders/:id/complete/',
    'POST /admin/orders/:id/cancel/',
    'POST /admin/orders/:id/return/',
    'POST /admin/orders/:id/mark-paid/',
    'POST /admin/orders/:id/refunds/',
    'POST /admin/orders/:id/notes/',
    'PUT /admin/orders/:id/delivery/',
    'POST /admin/orders/:id/resolve-attention/',
    'GET /admin/orders/:id/packing-slip/',
    'GET /admin/orders/:id/invoice/',
    'GET /admin/certificates/',
    'GET /admin/certificates/:id/',
    'POST /admin/certificates/',
    'POST /admin/certificates/:id/block/',
    'POST /admin/certificates/:id/unblock/',
    'POST /admin/certificates/:id/adjust/',
    'GET /admin/certificates/:id/print/',
    'GET /admin/customers/',
    'GET /admin/customers/:id/',
    'POST /admin/customers/:id/resend-activation/',
    'GET /admin/partner-applications/',
    'GET /admin/partner-applications/:id/',
    'GET /admin/partner-applications/:id/photo/',
    'POST /admin/partner-applications/:id/approve/',
    'POST /admin/partner-applications/:id/decline/',
    'GET /admin/subscriptions/',
    'POST /admin/subscriptions/:id/unsubscribe/',
    'GET /admin/letters/',
    'POST /admin/letters/:id/send-again/',
    'POST /admin/letters/:id/read/',
    'POST /admin/letters/:id/ask-again/',
    'GET /admin/stray-payments/',
    'GET /admin/dashboard/',
  ],
  editors: [
    'POST /admin/brands/',
    'PUT /admin/brands/:id/',
    'DELETE /admin/brands/:id/',
    'POST /admin/skin-types/',
    'PUT /admin/skin-types/:id/',
    'DELETE /admin/skin-types/:id/',
    'POST /admin/goals/',
    'PUT /admin/goals/:id/',
    'DELETE /admin/goals/:id/',
    'POST /admin/product-types/',
    'PUT /admin/product-types/:id/',
    'DELETE /admin/product-types/:id/',
    'POST /admin/collections/',
    'PUT /admin/collections/:id/',
    'DELETE /admin/collections/:id/',
    'POST /admin/banners/',
    'PUT /admin/banners/:id/',
    'DELETE /admin/banners/:id/',
    'POST /admin/certificate-offers/',
    'PUT /admin/certificate-offers/:id/',
    'DELETE /admin/certificate-offers/:id/',
    'POST /admin/partner-options/',
    'PUT /admin/partner-options/:id/',
    'DELETE /admin/partner-options/:id/',
    'POST /admin/search-synonyms/',
    'PUT /admin/search-synonyms/:id/',
    'DELETE /admin/search-synonyms/:id/',
    'POST /admin/popular-words/',
    'PUT /admin/popular-words/:id/',
    'DELETE /admin/popular-words/:id/',
    'GET /admin/information-pages/',
    'GET /admin/information-pages/:id/',
    'PUT /admin/information-pages/:id/',
    'POST /admin/information-pages/preview/',
    'GET /admin/information-pages/:id/versions/',
    'POST /admin/information-pages/:id/restore/',
    'POST /admin/import/products/',
    'POST /admin/products/',
    'PUT /admin/products/:id/',
    'POST /admin/products/:id/duplicate/',
    'POST /admin/products/:id/archive/',
    'POST /admin/products/:id/restore/',
    'POST /admin/pictures/',
    'POST /admin/products/prices/preview/',
    'POST /admin/products/prices/',
  ],
  owners: [
    'GET /admin/sender/',
    'PUT /admin/sender/',
    'GET /admin/settings/',
    'PUT /admin/settings/',
    'PUT /admin/maintenance/',
    'GET /admin/staff/',
    'GET /admin/staff/:id/',
    'POST /admin/staff/',
    'PUT /admin/staff/:id/',
    'POST /admin/staff/:id/new-password/',
    'POST /admin/staff/:id/reset-second-factor/',
    'POST /admin/staff/:id/end-sessions/',
    'GET /admin/audit/',
    'DELETE /admin/customers/:id/',
    'POST /admin/people/erase/',
    'GET /admin/dashboard/money-by-hand/',
  ],
};
const holders: Record<keyof typeof before, readonly StaffRole[]> = {
  all: staffRoles,
  managers: ['owner', 'manager'],
  editors: ['owner', 'content_editor'],
  owners: ['owner'],
};

test.each(Object.keys(before) as (keyof typeof before)[])(
  'what %s could call they can call, and nobody else',
  (who) => {
    const found = before[who].map((name) => {
      const [method, path] = name.split(' ');
      const endpoint = adminEndpoints.find((each) => each.method === method && each.path === `/api/v1${path}`);
      if (endpoint === undefined || typeof endpoint.needs === 'string') throw new Error(`${name} is no call of staff`);
      const { needs } = endpoint;
      return [name, staffRoles.filter((role) => isAllowed(needs, roleRights[role]))];
    });
    expect(found).toEqual(before[who].map((name) => [name, holders[who]]));
  },
);

test('every right is needed by a call, and only an owner has those that cannot be given', () => {
  const needed = new Set(
    adminEndpoints.flatMap(({ needs }): readonly Right[] =>
      typeof needs === 'string' || needs.staff === 'everybody' ? [] : needs.staff,
    ),
  );
  expect(allRights.filter((each) => !needed.has(each))).toEqual([]);
  expect(allRights.filter(isOnlyOwners)).toEqual(['erasure', 'settings', 'staff', 'roles', 'audit', 'limits']);
  expect([...roleRights.manager, ...roleRights.content_editor].filter(isOnlyOwners)).toEqual([]);
  expect(roleRights.owner).toEqual(allRights);
});

test('a right brings what it is of no use without', () => {
  expect(withRequired(['order_money', 'stock'])).toEqual(['orders', 'order_money', 'catalogue', 'stock']);
  expect(withRequired(['orders'])).toEqual(['orders']);
  for (const role of staffRoles) expect(withRequired(roleRights[role])).toEqual(roleRights[role]);
});
