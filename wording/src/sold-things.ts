import { fromDecimal, kopiykas } from '@shop/domain/money.ts';
import { hryvniasInLetters } from './hryvnias.ts';

/** The name with the size or value: 'Крем, 50 мл', 'Подарунковий сертифікат, 1 000 грн'. */
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
