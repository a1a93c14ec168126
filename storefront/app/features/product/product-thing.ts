import { type Kopiykas, kopiykas, toDecimal } from '@shop/domain/money.ts';
import { deliveryCost } from '@shop/domain/order-total.ts';
import { parseMoney } from '../../goods/parse-money.ts';
import { paidPrice } from '../../goods/priced.ts';
import type { PageAddress } from '../../meta/describe-page.ts';
import { returnPolicy } from '../../meta/return-policy.ts';
import type { Shipping } from '../../meta/shipping-of.ts';
import type { PageProduct } from './page-product.ts';

/** Structured data of the product (schema.org), with one offer per variant. */
export function productThing(product: PageProduct, { url, absolute, shop, shipping }: PageAddress): object {
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
      ...withShipping(paidPrice(variant), shipping),
      ...returnPolicy(shop),
    })),
  };
}

/** An empty list would be invalid. */
function withShipping(price: string, shipping: Shipping | undefined): object {
  const details = shipping === undefined ? [] : shippingDetails(price, shipping);
  return details.length === 0 ? {} : { shippingDetails: details };
}

/** Delivery cost of this variant alone. */
function shippingDetails(price: string, { freeCarrier, kyiv }: Shipping): object[] {
  const goods = parseMoney(price);
  const isCarrierFree =
    freeCarrier !== null && goods >= freeCarrier.from && (freeCarrier.to === null || goods <= freeCarrier.to);
  const to = (cost: Kopiykas, region: object) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: toDecimal(cost), currency: 'UAH' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'UA', ...region },
  });
  return [
    ...(isCarrierFree ? [to(kopiykas(0), {})] : []),
    ...(kyiv === undefined ? [] : [to(deliveryCost(kyiv, goods), { addressRegion: '30' })]),
  ];
}
