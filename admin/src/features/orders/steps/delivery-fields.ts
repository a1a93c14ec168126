import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { wholePhone } from '@shop/wording/admin/phones.ts';
import { courierCity } from '@shop/wording/delivery-addresses.ts';

type Person = { firstName: string; lastName: string; phone: string; email: string };
type Place = { city: string; branch: string } | { street: string; house: string; apartment: string } | object;
type FieldName = keyof Person | 'city' | 'branch' | 'street' | 'house' | 'apartment';
export type DeliveryFields = Partial<Record<FieldName, string>>;

/** The editable fields of an order. The delivery type decides which address fields there are. */
export function toDeliveryFields(order: AdminOrder): DeliveryFields {
  const { city, branch, street, house, apartment } = order.destination;
  const places: Record<AdminOrder['delivery_type'], Place> = {
    nova_poshta: { city, branch },
    courier: { street, house, apartment },
    pickup: {},
  };
  const { first_name: firstName, last_name: lastName, phone, email } = order;
  return { firstName, lastName, phone: wholePhone(phone), email, ...places[order.delivery_type] };
}

export function deliveryBody(order: AdminOrder, fields: DeliveryFields) {
  const text = (name: FieldName) => fields[name] ?? '';
  const personal_info = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    email: text('email'),
  };
  if (order.delivery_type === 'pickup') return { personal_info, delivery_type: 'pickup' as const };
  if (order.delivery_type === 'courier')
    return {
      personal_info,
      delivery_type: 'courier' as const,
      delivery_info: {
        courierCity,
        courierStreet: text('street'),
        courierHouse: text('house'),
        courierApartment: text('apartment'),
      },
    };
  // The carrier's ids are kept only while the place is unchanged.
  const { city, branch, city_ref, branch_ref } = order.destination;
  const isSame = text('city') === city && text('branch') === branch;
  return {
    personal_info,
    delivery_type: 'nova_poshta' as const,
    delivery_info: { city: text('city'), branch: text('branch'), ...(isSame && { city_ref, branch_ref }) },
  };
}

const ownNames: Record<string, FieldName> = {
  courierStreet: 'street',
  courierHouse: 'house',
  courierApartment: 'apartment',
};

/** The server's field errors, by the field names of this form. */
export function fieldMessages(errors: object | undefined): DeliveryFields {
  const { personal_info = {}, delivery_info = {} } = (errors ?? {}) as Record<string, Record<string, string>>;
  const said = Object.entries({ ...personal_info, ...delivery_info });
  return Object.fromEntries(said.map(([name, message]) => [ownNames[name] ?? name, message]));
}
