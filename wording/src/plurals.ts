import { lazily } from '@shop/domain/lazily.ts';

const rules = lazily(() => new Intl.PluralRules('uk'));

export type PluralForms = { one: string; few: string; many: string };

/** A count with its noun in the matching plural form. */
export function plural(count: number, forms: PluralForms): string {
  const form = rules().select(count);
  return `${count}\u00a0${form === 'one' || form === 'few' ? forms[form] : forms.many}`;
}

/** '1 товар', '2 товари', '5 товарів'. */
export const goods = (count: number) => plural(count, { one: 'товар', few: 'товари', many: 'товарів' });
