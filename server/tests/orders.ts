import { kopiykas } from '@shop/domain/money.ts';
import { issueCertificate } from '../src/features/certificates/issuing/issue-certificate.ts';
import { offerCertificate } from '../src/features/certificates/offer-certificate.ts';
import type { openTestShop } from './open-test-shop.ts';

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;
export type TestItem = { variantId: number; qty: number; type?: 'product' | 'certificate'; preorder?: boolean };

export const createOrder = '/api/v1/orders/create/';

export const personalInfo = {
  firstName: 'Олена',
  lastName: 'Коваль',
  phone: '+380671234567',
  email: 'olena@rosa.example',
};

/** The smallest body of an order: pickup, paid in cash. */
export function pickupOrder(items: readonly TestItem[], total: string | number, changes: object = {}) {
  return {
    personal_info: personalInfo,
    delivery_type: 'pickup',
    delivery_info: {},
    payment_method: 'cash',
    cart_items: items,
    total_price: total,
    ...changes,
  };
}

export const byCourier = {
  delivery_type: 'courier',
  delivery_info: { courierCity: 'Київ', courierStreet: 'вул. Хрещатик', courierHouse: '1', courierApartment: '2' },
};
export const byCarrier = {
  delivery_type: 'nova_poshta',
  delivery_info: { city: 'Львів, Львівський район, Львівська область', branch: '5' },
  payment_method: 'full',
};

export async function addCertificate(shop: TestShop, serialNumber: string, amount: number, validUntil = '2099-12-31') {
  return await shop.shop.db.transaction((tx) =>
    issueCertificate(tx, { serialNumber, amount: kopiykas(amount), validUntil }),
  );
}

/** Offers a gift certificate; returns the id of its only value. */
export async function offerTestCertificate(shop: TestShop, value: number): Promise<number> {
  const plain = { human: '', description: '', pictureId: null, pictureAlt: '', position: 0 };
  const variants = [{ value: kopiykas(value), price: kopiykas(value), iconId: null }];
  await shop.shop.db.transaction((tx) => offerCertificate(tx, { name: 'Подарунковий сертифікат', ...plain, variants }));
  const [row] = (await shop.rows('certificate_variants')) as { id: number }[];
  return row!.id;
}

/** All rows that an order or a payment writes; equal before and after a refusal. */
export async function books(shop: TestShop) {
  const tables = [
    'orders',
    'order_lines',
    'order_events',
    'order_certificates',
    'payments',
    'payment_events',
    'refunds',
    'refund_lines',
    'stray_payment_reports',
    'stock_movements',
    'certificate_movements',
    'promo_code_uses',
    'idempotency_keys',
    'letters',
    'variants',
    'certificates',
    'promo_codes',
  ];
  const rows = await Promise.all(tables.map((table) => shop.rows(table)));
  return { ...Object.fromEntries(tables.map((table, index) => [table, rows[index]])), jobs: await shop.queuedJobs() };
}
