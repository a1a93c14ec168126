import type { DeliveryType } from '@shop/domain/deliveries.ts';
import { deliveryCost } from '@shop/domain/order-total.ts';
import type { SellingRules } from '@shop/domain/selling-rules.ts';
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
      ...(rules && { shippingDetails: shippingDetails(paidPrice(variant), rules) }),
      ...returnPolicy(shop),
    })),
  };
}

/** Delivery cost of this variant alone: by the carrier anywhere in Ukraine, by the shop's courier in Kyiv. */
function shippingDetails(price: string, rules: SellingRules): object[] {
  const to = (type: DeliveryType, region: object) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: (deliveryCost(type, parseMoney(price), rules) / 100).toFixed(2),
      currency: 'UAH',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'UA', ...region },
  });
  // ISO 3166-2: the city of Kyiv is UA-30.
  return [to('nova_poshta', {}), to('courier', { addressRegion: '30' })];
}
