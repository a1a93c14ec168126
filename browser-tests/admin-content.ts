import type { Page } from '@playwright/test';
import { placeAdminOrders } from './admin-orders.ts';
import { applyAsPartner } from './apply-as-partner.ts';
import { newEmail } from './at-the-door.ts';
import { Writer } from './planted-scripts.ts';
import { signInAsOwner } from './signed-in-staff.ts';
import { signUp } from './signed-up.ts';

export type AdminContent = Awaited<ReturnType<typeof fillAdmin>>;

/** Creates by API one of everything that the admin shows and the demo catalogue lacks; returns the ids. */
export async function fillAdmin(page: Page, shop: string) {
  await signInAsOwner(page, shop);
  const writer = new Writer(page, shop);
  const admin = async (path: string, body: object): Promise<number> =>
    (await writer.send('POST', `/api/v1/admin/${path}/`, body)).id;
  const found = async (path: string, email: string): Promise<number> =>
    (await writer.read(`/api/v1/admin/${path}/?q=${email}`)).data[0].id;

  const customer = await signUp(page);
  await writer.send('POST', '/api/v1/actions/subscriptions/', { email: customer.email });
  const code = `OFFICE${Date.now()}`;
  const promoCode = await admin('promo-codes', { code, percent: 10, note: 'Для постійних покупців' });
  const orders = await placeAdminOrders(page, writer, { customer, code, parcel: await parcelToLviv(writer) });
  const partner = newEmail();
  await applyAsPartner(writer, { email: partner });
  const issued = { amount: '500', valid_until: '2099-11-01', reason: 'Вибачення', recipient_name: 'Марія' };
  const certificate = await admin('certificates', issued);
  const blocked = await admin('certificates', issued);
  await admin(`certificates/${blocked}/block`, { reason: 'Загублено' });
  const password = 'Office-Rosa-2026!';
  const member = await admin('staff', { name: 'Оксана Гриценко', email: newEmail(), role: 'manager', password });
  // Publishing the same text again makes another version.
  const { title, content } = await writer.read('/api/v1/admin/information-pages/loyalty/');
  await writer.send('PUT', '/api/v1/admin/information-pages/loyalty/', { title, content });
  return {
    ...orders,
    promoCode,
    customer: await found('customers', customer.email),
    application: await found('partner-applications', partner),
    certificate,
    blocked,
    member,
  };
}

/** The sender branch must be set before the carrier accepts parcels. */
async function parcelToLviv(writer: Writer) {
  const placesOf = async (name: string) => {
    const found = await writer.read(`/api/v1/np/search/city/?city=${encodeURIComponent(name)}`);
    const [city] = found.input_value;
    const [branch] = (await writer.read(`/api/v1/np/search/post/?city_ref=${city.ref}&post=1`)).input_value;
    return { city, branch };
  };
  const { branch: sendersBranch } = await placesOf('Київ');
  await writer.send('PUT', '/api/v1/admin/sender/', { branch_ref: sendersBranch.ref, phone: '+380671234567' });
  const { city, branch } = await placesOf('Львів');
  const { settlement_description, settlement_regions_description, settlement_area_description } = city;
  return {
    payment_method: 'full',
    delivery_type: 'nova_poshta',
    delivery_info: {
      city: [settlement_description, settlement_regions_description, settlement_area_description].join(', '),
      branch: branch.number,
      city_ref: city.ref,
      branch_ref: branch.ref,
    },
  };
}
