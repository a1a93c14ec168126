import { type DeliveryRules, deliveryPayer, zoneOf } from '@shop/domain/delivery-rules.ts';
import { type Kopiykas, kopiykas, toDecimal } from '@shop/domain/money.ts';
import { deliveryCost } from '@shop/domain/order-total.ts';
import { usualCourierCity } from '@shop/wording/delivery-addresses.ts';
import { parseMoney } from '../../goods/parse-money.ts';
import { paidPrice } from '../../goods/priced.ts';
import type { PageAddress } from '../../meta/describe-page.ts';
import { returnPolicy } from '../../meta/return-policy.ts';
import type { PageProduct } from './page-product.ts';

/** Structured data of the product (schema.org), with one offer per variant. */
export function productThing(product: PageProduct, { url, absolute, shop, rules }: PageAddress): object {
  const pictures = new Set(product.variants.flatMap(({ images }) => images.map(({ image }) => absolute(image))));
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description || product.human,
    sku: product.code,
    brand: { '@type': 'Brand', name: product.brand.name },
    image: [...pictures],
    url,
    offers: product.variants.map(({ id, code, name, isInStock, gtin, ...variant }) => ({
      '@type': 'Offer',
      sku: code,
      ...(gtin && { gtin }),
      name: `${product.name}, ${name}`,
      price: paidPrice(variant),
      priceCurrency: 'UAH',
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      url: id === product.variants[0].id ? url : `${url}?variant=${id}`,
      ...withShipping(paidPrice(variant), rules),
      ...returnPolicy(shop),
    })),
  };
}

/** An empty list would be invalid. */
function withShipping(price: string, rules: DeliveryRules | undefined): object {
  const details = rules === undefined ? [] : shippingDetails(price, rules);
  return details.length === 0 ? {} : { shippingDetails: details };
}

/**
 * Delivery cost of this variant alone, where it can be told in a sum and a region: by the carrier anywhere in Ukraine while
 * the shop pays it, by the shop's courier in Kyiv, the only settlement that is a region of ISO 3166-2.
 */
function shippingDetails(price: string, rules: DeliveryRules): object[] {
  const goods = parseMoney(price);
  const { least, largest, isOn } = rules.payments.full;
  const isPaidByCard = isOn && goods >= least && (largest === null || goods <= largest);
  const isCarrierFree = rules.isOn.nova_poshta && deliveryPayer('nova_poshta', 'full', { goods, rules }) === 'shop';
  const kyiv = rules.isOn.courier ? zoneOf(usualCourierCity, rules.zones) : undefined;
  const to = (cost: Kopiykas, region: object) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: toDecimal(cost), currency: 'UAH' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'UA', ...region },
  });
  return [
    ...(isCarrierFree && isPaidByCard ? [to(kopiykas(0), {})] : []),
    ...(kyiv === undefined ? [] : [to(deliveryCost(kyiv, goods), { addressRegion: '30' })]),
  ];
}
