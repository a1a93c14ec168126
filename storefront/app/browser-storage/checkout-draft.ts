import type { Branch, City } from '@shop/contract/delivery.ts';
import { type DeliveryType, deliveryTypes, type PaymentMethod, paymentMethods } from '@shop/domain/deliveries.ts';
import { storedValue, useStoredValue } from './stored-value.ts';

/** The customer's details. The phone number is stored as the ten digits after +38. */
export type Personal = { firstName: string; lastName: string; phone: string; email: string };
export type CourierAddress = { city: string; street: string; house: string; apartment: string };
/** A settlement of the carrier, and a place in it. */
export type CarrierAddress = { city: City | undefined; branch: Branch | undefined } & CarrierDoor;
/** Without its identifier the street is what the customer has typed. */
const doorFields = ['street', 'streetRef', 'house', 'apartment'] as const;
type CarrierDoor = Record<(typeof doorFields)[number], string>;
/** A gift certificate as of the last check. */
export type AppliedCertificate = { serial_number: string; amount: string; status: string };

export type CheckoutDraft = {
  step: 1 | 2;
  personal: Personal;
  deliveryType: DeliveryType | undefined;
  carrier: CarrierAddress;
  courier: CourierAddress;
  /** The pickup point, where the shop has several. */
  pointId: number | undefined;
  paymentMethod: PaymentMethod;
  certificates: readonly AppliedCertificate[];
};
/** With the number of sign-outs in this browser when the draft was begun. */
type KeptDraft = CheckoutDraft & { departures: number };

/** What was typed at the checkout. Kept in sessionStorage: personal data must not outlive the tab. */
const draft = storedValue(
  'checkout',
  (found) => (found === null ? undefined : acceptDraft(found)),
  () => sessionStorage,
);
/** Shared by all tabs, so that no tab shows a draft begun before a sign-out. */
const departures = storedValue('departures', (found) => (typeof found === 'number' ? found : 0));
const untouched = acceptDraft({});

export const readDraft = () => unlessLeft(draft.read(), departures.read());

export const useCheckoutDraft = () => unlessLeft(useStoredValue(draft), useStoredValue(departures));

export function changeDraft(change: (draft: CheckoutDraft) => Partial<CheckoutDraft>): void {
  const before = readDraft();
  draft.change(() => ({ ...before, ...change(before), departures: departures.read() }));
}

export function forgetDraft(): void {
  draft.change(() => undefined);
}

/** Called at sign-out: drafts in other tabs may hold data from the profile. */
export function forgetDraftsOfAllTabs(): void {
  departures.change((count) => count + 1);
  forgetDraft();
}

function unlessLeft(found: KeptDraft | undefined, left: number): CheckoutDraft {
  return found?.departures === left ? found : untouched;
}

function acceptDraft(found: unknown): KeptDraft {
  const { step, personal, deliveryType, carrier, courier, pointId, ...others } = asRecord(found);
  const { paymentMethod, certificates, departures } = others;
  return {
    step: step === 2 ? 2 : 1,
    personal: texts(personal, ['firstName', 'lastName', 'phone', 'email']),
    deliveryType: deliveryTypes.find((each) => each === deliveryType),
    carrier: acceptCarrier(asRecord(carrier)),
    courier: texts(courier, ['city', 'street', 'house', 'apartment']),
    pointId: typeof pointId === 'number' ? pointId : undefined,
    paymentMethod: paymentMethods.find((each) => each === paymentMethod) ?? 'full',
    certificates: Array.isArray(certificates) ? certificates.flatMap(acceptCertificate) : [],
    departures: typeof departures === 'number' ? departures : 0,
  };
}

function acceptCarrier(found: Record<string, unknown>): CarrierAddress {
  const city = texts(found.city, [
    'settlement_description',
    'settlement_regions_description',
    'settlement_area_description',
    'ref',
    'type',
  ]);
  const branch = {
    ...texts(found.branch, ['number', 'description', 'ref']),
    type: asRecord(found.branch).type === 'locker' ? ('locker' as const) : ('branch' as const),
    can_collect_money: asRecord(found.branch).can_collect_money === true,
  };
  return {
    city: city.ref ? city : undefined,
    branch: city.ref && branch.ref ? branch : undefined,
    ...texts(found, doorFields),
  };
}

function acceptCertificate(found: unknown): AppliedCertificate[] {
  const certificate = texts(found, ['serial_number', 'amount', 'status']);
  return certificate.serial_number === '' ? [] : [certificate];
}

function asRecord(found: unknown): Record<string, unknown> {
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
}

function texts<Name extends string>(found: unknown, names: readonly Name[]): Record<Name, string> {
  const fields = asRecord(found);
  const read = (name: Name) => (typeof fields[name] === 'string' ? fields[name] : '');
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
}
