import { isPositive, storedList } from './stored-list.ts';
import { useStoredValue } from './stored-value.ts';

/** The recipient of a certificate in the cart. Fields left out are empty. */
export type Gift = { variantId: number; name: string; email: string; message: string; sendOn: string };

const gifts = storedList<Gift>('gifts', readGift, ({ variantId }) => variantId);

export const readGifts = gifts.read;

export const useGifts = () => useStoredValue(gifts);

/** Replaces what was stored before. */
export function keepGift(gift: Gift): void {
  gifts.change((all) => [...all.filter(({ variantId }) => variantId !== gift.variantId), gift]);
}

/** Removes the gifts of lines that left the cart. */
export function keepGiftsOf(lines: readonly { variantId: number }[]): void {
  const isKept = ({ variantId }: Gift) => lines.some((line) => line.variantId === variantId);
  if (!gifts.read().every(isKept)) gifts.change((all) => all.filter(isKept));
}

export function forgetGift(variantId: number): void {
  gifts.change((all) => all.filter((gift) => gift.variantId !== variantId));
}

function readGift(found: unknown): Gift | undefined {
  const { variantId, name, email, message, sendOn } = Object(found) as Gift;
  const isText = [name, email, message, sendOn].every((each) => typeof each === 'string');
  return isPositive(variantId) && isText && name !== '' ? { variantId, name, email, message, sendOn } : undefined;
}
