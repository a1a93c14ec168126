import { productWording } from './product.ts';

/** Texts for feeds of marketplaces and price comparison sites. */

type Sized = { value: string; unit: string };

/** Units in Google's spelling. */
const measures: Record<string, string> = { мл: 'ml', л: 'l', г: 'g', кг: 'kg' };

const size = ({ value, unit }: Sized) => [value, unit].filter(Boolean).join(' ');

export const feedWording = {
  /** Brand, name and size, for search. */
  offerName: (
    product: { name: string; unit: string; brand: { name: string } },
    { value, title }: { value: string; title: string },
  ) => [`${product.brand.name} ${product.name}`, title, size({ value, unit: product.unit })].filter(Boolean).join(', '),
  size,
  /** '50ml'; undefined without a measure. */
  measure({ value, unit }: Sized): string | undefined {
    const measure = measures[unit];
    return measure !== undefined && /^\d+([.,]\d+)?$/.test(value) ? value.replace(',', '.') + measure : undefined;
  },
  /** Attributes for filters of a marketplace. */
  features: (offer: Sized & { features: readonly (readonly [string, string])[] }): (readonly [string, string])[] => [
    ...(offer.value === '' ? [] : [[productWording.sizeLabel(offer.unit), size(offer)] as [string, string]]),
    ...offer.features,
  ],
  otherCategory: 'Інше',
  hotlineInStock: 'В наявності',
  hotlineToOrder: 'Під замовлення',
  /** '2026-11-16 09:30', in Kyiv. */
  moment: (at: Date) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv', dateStyle: 'short', timeStyle: 'short' }).format(at),
};
