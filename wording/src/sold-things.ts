import { fromDecimal, kopiykas } from '@shop/domain/money.ts';
import { hryvniasInLetters } from './hryvnias.ts';

/** Which of several that are called the same: 'Крем, 50 мл', 'Подарунковий сертифікат, 1 000 грн'. */
export function soldThing(thing: {
  kind: 'product' | 'certificate';
  name: string;
  value: string;
  unit: string;
}): string {
  const size =
    thing.kind === 'product'
      ? `${thing.value}\u00a0${thing.unit}`
      : hryvniasInLetters(fromDecimal(thing.value) ?? kopiykas(0));
  return `${thing.name}, ${size}`;
}
