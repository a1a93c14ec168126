import type { Outcome } from './payment.ts';

export type TestCard = { number: string; outcome: Outcome; says: string };

/** The only accepted cards, so that no real card is used in a demonstration. */
export const testCards: readonly TestCard[] = [
  { number: '4111 1111 1111 1111', outcome: 'approved', says: 'Схвалено' },
  { number: '4000 0000 0000 0002', outcome: 'declined', says: 'Відхилено банком' },
  { number: '4000 0000 0000 9995', outcome: 'insufficient funds', says: 'Бракує коштів' },
  { number: '4000 0027 6000 3184', outcome: '3-D Secure', says: '3-D Secure, схвалено' },
  { number: '4000 0000 0000 0069', outcome: 'expired', says: 'Час сплив' },
  { number: '4000 0000 0000 3220', outcome: 'pending', says: 'На перевірці' },
];

export function findTestCard(given: string): TestCard | undefined {
  const digits = given.replaceAll(/[\s-]/g, '');
  return testCards.find(({ number }) => number.replaceAll(' ', '') === digits);
}

/** The card number as the company masks it. */
export function maskCard(number: string): string {
  return `${number.slice(0, 2)}****${number.slice(-4)}`;
}
