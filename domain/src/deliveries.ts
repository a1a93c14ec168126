export const paymentMethods = ['full', 'prepayment', 'cash'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export type DeliveryPayer = 'shop' | 'recipient';

/** What a delivery can do. Whatever an entry does not say is not so. */
type DeliveryFacts = {
  /** The company that carries the parcel, with a waybill. Absent: the shop itself. */
  carrier?: 'nova_poshta';
  /** The customer comes to the shop: such an order is completed without being shipped. */
  isFetched?: true;
  /** The recipient pays the carrier, whatever the payment method. */
  recipientPaysCarrier?: true;
  /** Payment methods; the first is the default. */
  paymentMethods: readonly [PaymentMethod, ...PaymentMethod[]];
  /** What its address looks like: a branch or locker of the carrier, a door, or the shop itself. */
  address: 'branch' | 'door' | 'shop';
};

/** How an order reaches its customer, in the order of the checkout. CONTRIBUTING.md says how to add one. */
export const deliveries = {
  nova_poshta: { carrier: 'nova_poshta', paymentMethods: ['full', 'prepayment'], address: 'branch' },
  nova_poshta_door: {
    carrier: 'nova_poshta',
    recipientPaysCarrier: true,
    paymentMethods: ['full', 'prepayment'],
    address: 'door',
  },
  courier: { paymentMethods: ['full', 'cash'], address: 'door' },
  pickup: { isFetched: true, paymentMethods: ['full', 'cash'], address: 'shop' },
} as const satisfies Record<string, DeliveryFacts>;

export type DeliveryType = keyof typeof deliveries;
export const deliveryTypes = Object.keys(deliveries) as [DeliveryType, ...DeliveryType[]];

export const deliveryFacts = (type: DeliveryType): DeliveryFacts => deliveries[type];
export const isByCarrier = (type: DeliveryType): boolean => deliveryFacts(type).carrier !== undefined;

/** Whether the customer pays the carrier on receipt. */
export const paysCarrier = (type: DeliveryType, payer: DeliveryPayer): boolean =>
  isByCarrier(type) && payer === 'recipient';

/**
 * Where an order goes. The type of the delivery says which parts there are. The carrier's identifiers stand beside the names
 * if they are known. After erasure only the town is left.
 */
export type DeliveryAddress = {
  city?: string;
  cityRef?: string | null;
  branch?: string;
  branchRef?: string | null;
  isLocker?: boolean;
  street?: string;
  streetRef?: string | null;
  house?: string;
  apartment?: string;
  /** The courier's zone when the order was placed. */
  zoneId?: number;
  /** The pickup point, and its address as the customer read it. Orders of earlier versions have neither. */
  pointId?: number;
  point?: string;
};
