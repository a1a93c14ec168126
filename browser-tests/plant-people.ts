import { applyAsPartner } from './apply-as-partner.ts';
import { newEmail, registrationOf } from './at-the-door.ts';
import type { Things } from './plant-things.ts';
import { script, shortScript, type Writer } from './planted-scripts.ts';

// Names accept letters only.
const buyer = { firstName: 'Олена', lastName: 'Коваль', phone: '+380671234567', email: 'olena.k@example.com' };

export type People = Awaited<ReturnType<typeof plantPeople>>;

/** Orders of a customer, notes of the staff, a partner application, and the shop's own name. */
export async function plantPeople(writer: Writer, { product, option, offer }: Things) {
  const email = newEmail();
  await writer.send('POST', '/api/v1/users/', registrationOf(email));
  await writer.send('PUT', '/api/v1/actions/update/', { city: script });
  const order = (changes: object) =>
    writer.send('POST', '/api/v1/orders/create/', {
      personal_info: buyer,
      payment_method: 'cash',
      cart_items: [{ variantId: product.variants[0].id, qty: 1 }],
      ...changes,
    });
  const courier = {
    courierCity: 'Київ',
    courierStreet: script,
    courierHouse: shortScript,
    courierApartment: shortScript,
  };
  const brought = await order({ delivery_type: 'courier', delivery_info: courier, total_price: '1400.00' });
  const carrier = { city: script, branch: shortScript, city_ref: shortScript, branch_ref: shortScript };
  const sent = await order({
    payment_method: 'full',
    delivery_type: 'nova_poshta',
    delivery_info: carrier,
    total_price: '1250.00',
  });
  const door = { street: script, street_ref: shortScript, house: shortScript, apartment: shortScript };
  const toDoor = await order({
    payment_method: 'full',
    delivery_type: 'nova_poshta_door',
    delivery_info: { city: script, city_ref: shortScript, ...door },
    total_price: '1250.00',
  });
  const gift = await order({
    delivery_type: 'pickup',
    payment_method: 'full',
    cart_items: [
      { variantId: offer.values[0].id, qty: 1, type: 'certificate', recipient: { name: script, message: script } },
    ],
    total_price: '700.00',
  });

  const admin = (id: number, step: string, body: object = {}) =>
    writer.send('POST', `/api/v1/admin/orders/${id}/${step}/`, body);
  await admin(brought.order_id, 'notes', { text: script });
  await writer.send('PUT', `/api/v1/admin/orders/${brought.order_id}/delivery/`, {
    personal_info: buyer,
    delivery_type: 'courier',
    delivery_info: courier,
  });
  await writer.send('PUT', `/api/v1/admin/orders/${toDoor.order_id}/delivery/`, {
    personal_info: buyer,
    delivery_type: 'nova_poshta_door',
    delivery_info: { city: 'Львів', ...door },
  });
  for (const step of ['confirm', 'pack', 'ship']) await admin(brought.order_id, step);
  await admin(brought.order_id, 'mark-paid', { amount: '1400.00', way: 'cash', note: script });
  const { lines } = await admin(brought.order_id, 'complete');
  await admin(brought.order_id, 'return', { lines: [{ line_id: lines[0].id, quantity: 1 }], reason: script });
  await admin(brought.order_id, 'refunds', {
    amount: '1.00',
    reason: script,
    request_key: crypto.randomUUID(),
    payment_id: null,
  });
  await admin(sent.order_id, 'cancel', { reason: script });

  for (let count = 0; count < 2; count += 1) await applyAsPartner(writer, plantedApplication(option.id));
  const [application, second] = (await writer.read('/api/v1/admin/partner-applications/?sort=created_at&order=DESC'))
    .data;
  await writer.send('POST', `/api/v1/admin/partner-applications/${application.id}/approve/`, { note: script });
  await writer.send('POST', `/api/v1/admin/partner-applications/${second.id}/decline/`, { note: script });

  const settings = await writer.read('/api/v1/admin/settings/');
  await writer.send('PUT', '/api/v1/admin/settings/', {
    ...settings,
    name: script,
    pickup_address: script,
    working_hours: script,
    description: script,
    sender_name: script.slice(0, 60),
    seller: { ...settings.seller, legal_name: script, address: script },
  });
  const deliveries = await writer.read('/api/v1/admin/deliveries/');
  await writer.send('PUT', '/api/v1/admin/deliveries/', {
    ...deliveries,
    zones: [...deliveries.zones, { settlements: [script], price: '0', free_from: null, days: null }],
    points: [{ address: script, hours: script }],
  });
  const [customer] = (await writer.read(`/api/v1/admin/customers/?q=${email}`)).data;
  return { brought, sent, toDoor, gift, application, customer };
}

const plantedApplication = (position: number) => ({
  position: String(position),
  clinic_name: script,
  address: script,
  brands_worked_with: script,
  professional_social_media: 'rosa.example/?"><svg/onload=xss()>',
  clinic_website: 'rosa.example/#"><svg/onload=xss()>',
  photoName: '"><svg onload=xss()>.jpg',
});
