import { productWording } from './product.ts';

/** Words for the sites that other people sell and compare on. */

type Sized = { value: string; unit: string };

/** How Google writes units. */
const measures: Record<string, string> = { мл: 'ml', л: 'l', г: 'g', кг: 'kg' };

const size = ({ value, unit }: Sized) => [value, unit].filter(Boolean).join(' ');

export const feedWording = {
  /** The brand, the name and the size, as people look for it. */
  offerName: (
    product: { name: string; unit: string; brand: { name: string } },
    { value, title }: { value: string; title: string },
  ) => [`${product.brand.name} ${product.name}`, title, size({ value, unit: product.unit })].filter(Boolean).join(', '),
  size,
  /** '50ml'; nothing for what is not measured. */
  measure({ value, unit }: Sized): string | undefined {
    const measure = measures[unit];
    return measure !== undefined && /^\d+([.,]\d+)?$/.test(value) ? value.replace(',', '.') + measure : undefined;
  },
  /** What a marketplace lets people choose by. */
  features: (offer: Sized & { skinTypes: readonly string[] }): [string, string][] => [
    ...(offer.value === '' ? [] : [[productWording.sizeLabel(offer.unit), size(offer)] as [string, string]]),
    ...(offer.skinTypes.length === 0 ? [] : [['Тип шкіри', offer.skinTypes.join(', ')] as [string, string]]),
  ],
  otherCategory: 'Інше',
  hotlineInStock: 'В наявності',
  hotlineToOrder: 'Під замовлення',
  /** '2026-11-16 09:30', in Kyiv. */
  moment: (at: Date) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv', dateStyle: 'short', timeStyle: 'short' }).format(at),
};
