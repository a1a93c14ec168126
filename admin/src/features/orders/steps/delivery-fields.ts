import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import type { DeliveryType } from '@shop/domain/deliveries.ts';
import { wholePhone } from '@shop/wording/admin/phones.ts';

type Destination = AdminOrder['destination'];
type PlaceField = Exclude<keyof Destination, `${string}_ref` | 'point_id'>;
type FieldName = 'firstName' | 'lastName' | 'phone' | 'email' | PlaceField;
export type DeliveryFields = Partial<Record<FieldName, string>>;
type Text = (name: FieldName) => string;

/** What can be changed about each delivery, and how the API takes it. */
const forms = {
  nova_poshta: {
    fields: ['city', 'branch'],
    body: (text: Text, { city, branch, city_ref, branch_ref }: Destination) => {
      // The carrier's ids are kept only while the place is unchanged.
      const isSame = text('city') === city && text('branch') === branch;
      return {
        delivery_type: 'nova_poshta' as const,
        delivery_info: { city: text('city'), branch: text('branch'), ...(isSame && { city_ref, branch_ref }) },
      };
    },
  },
  nova_poshta_door: {
    fields: ['city', 'street', 'house', 'apartment'],
    body: (text: Text, { city, city_ref }: Destination) => ({
      delivery_type: 'nova_poshta_door' as const,
      delivery_info: {
        city: text('city'),
        ...(text('city') === city && { city_ref }),
        street: text('street'),
        house: text('house'),
        apartment: text('apartment'),
      },
    }),
  },
  courier: {
    fields: ['city', 'street', 'house', 'apartment'],
    body: (text: Text) => ({
      delivery_type: 'courier' as const,
      delivery_info: {
        courierCity: text('city'),
        courierStreet: text('street'),
        courierHouse: text('house'),
        courierApartment: text('apartment'),
      },
    }),
  },
  pickup: { fields: [], body: () => ({ delivery_type: 'pickup' as const }) },
} satisfies Record<DeliveryType, { fields: readonly PlaceField[]; body: unknown }>;

/** The editable fields of an order. The delivery type decides which address fields there are. */
export function toDeliveryFields(order: AdminOrder): DeliveryFields {
  const { first_name: firstName, last_name: lastName, phone, email, destination } = order;
  const address = forms[order.delivery_type].fields.map((name) => [name, destination[name]]);
  return { firstName, lastName, phone: wholePhone(phone), email, ...Object.fromEntries(address) };
}

export function deliveryBody(order: AdminOrder, fields: DeliveryFields) {
  const text: Text = (name) => fields[name] ?? '';
  const personal_info = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    email: text('email'),
  };
  return { personal_info, ...forms[order.delivery_type].body(text, order.destination) };
}

const ownNames: Record<string, FieldName> = {
  courierCity: 'city',
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
