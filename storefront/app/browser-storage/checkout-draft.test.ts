import { beforeEach, expect, test } from 'vitest';
import { openMemoryStorage } from '../../tests/memory-storage.ts';
import { changeDraft, forgetDraft, forgetDraftsOfAllTabs, readDraft } from './checkout-draft.ts';

const stored = openMemoryStorage('sessionStorage');
const storedForAllTabs = openMemoryStorage('localStorage');
const untouched = {
  step: 1,
  personal: { firstName: '', lastName: '', phone: '', email: '' },
  deliveryType: undefined,
  carrier: { city: undefined, branch: undefined, street: '', streetRef: '', house: '', apartment: '' },
  courier: { city: '', street: '', house: '', apartment: '' },
  paymentMethod: 'full',
  certificates: [],
  departures: 0,
};
const city = {
  settlement_description: 'Львів',
  settlement_regions_description: 'Львівський район',
  settlement_area_description: 'Львівська область',
  ref: 'city-ref',
  type: 'м.',
};
const branch = {
  number: '12',
  description: 'Відділення №12',
  ref: 'ref',
  type: 'branch',
  can_collect_money: true,
} as const;

beforeEach(() => {
  stored.clear();
  storedForAllTabs.clear();
});

test('what was typed is kept for the tab, and forgotten after the order', () => {
  changeDraft(() => ({ step: 2, deliveryType: 'nova_poshta', carrier: { ...untouched.carrier, city, branch } }));
  expect(JSON.parse(stored.get('checkout') ?? '')).toMatchObject({ step: 2, carrier: { city, branch } });
  forgetDraft();
  expect(stored.has('checkout')).toBe(false);
  expect(readDraft()).toEqual(untouched);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[1]'],
  ['foreign fields', '{"step":7,"personal":"Олена","deliveryType":"drone","paymentMethod":1,"certificates":[null,{}]}'],
  ['a branch without a city', JSON.stringify({ carrier: { branch } })],
])('%s is read as an untouched draft', (_, text) => {
  if (text !== null) stored.set('checkout', text);
  expect(readDraft()).toEqual(untouched);
});

test('what is ours is read among what is not', () => {
  const certificate = { serial_number: 'DEMO-500', amount: '500.00', status: 'active' };
  stored.set(
    'checkout',
    JSON.stringify({
      step: 2,
      personal: { firstName: 'Олена', lastName: 5, phone: '0671234567' },
      deliveryType: 'courier',
      carrier: { city: { ...city, more: 1 }, branch },
      paymentMethod: 'cash',
      certificates: [certificate, 'DEMO-1000'],
    }),
  );
  expect(readDraft()).toEqual({
    step: 2,
    personal: { firstName: 'Олена', lastName: '', phone: '0671234567', email: '' },
    deliveryType: 'courier',
    carrier: { ...untouched.carrier, city, branch },
    courier: untouched.courier,
    paymentMethod: 'cash',
    certificates: [certificate],
    departures: 0,
  });
});

test('what was typed before somebody signed out in another tab is nobody’s any more', () => {
  changeDraft(() => ({ personal: { firstName: 'Олена', lastName: '', phone: '', email: '' } }));
  const begunEarlier = stored.get('checkout')!;
  forgetDraftsOfAllTabs();
  stored.set('checkout', begunEarlier);
  expect(readDraft()).toEqual(untouched);
  changeDraft(() => ({ step: 2 }));
  expect(readDraft()).toEqual({ ...untouched, step: 2, departures: 1 });
});
