import type { Api } from '@shop/contract/client.ts';
import { expect, test } from 'vitest';
import { readShell } from './read-shell.ts';

test.each([
  { collections: [{ is_active: true }, { is_active: false }], hasOffer: true },
  { collections: [{ is_active: false }, { is_active: true }], hasOffer: false },
  { collections: [], hasOffer: false },
])(
  'there is a special offer only while the first collection is active: $hasOffer',
  async ({ collections, hasOffer }) => {
    const answers: Record<string, unknown> = {
      'GET /api/v1/shop/navbar/': { brands: [], skin_types: [], goals: [], product_types: [] },
      'GET /api/v1/shop/collections/': { collections },
      'GET /api/v1/shop/settings/': {
        prepayment: '200.00',
        prepayment_percent: null,
        deliveries: [],
        dispatch: { until_hour: null, weekdays: [] },
      },
    };
    const api = (async (address: string) => answers[address]) as unknown as Api;
    expect((await readShell(api)).hasOffer).toBe(hasOffer);
  },
);
