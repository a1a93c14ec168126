import { paidPrice } from '../../goods/priced.ts';
import type { PageAddress } from '../../meta/describe-page.ts';
import type { PageProduct } from './page-product.ts';

/** The product in the words of schema.org, with an offer a variant. */
export function productThing(product: PageProduct, { url, absolute }: PageAddress): object {
  const pictures = new Set(product.variants.flatMap(({ images }) => images.map(({ image }) => absolute(image))));
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description || product.human,
    sku: product.code,
    brand: { '@type': 'Brand', name: product.brand.name },
    image: [...pictures],
    url,
    offers: product.variants.map(({ id, code, name, isInStock, ...variant }) => ({
      '@type': 'Offer',
      sku: code,
      name: `${product.name}, ${name}`,
      price: paidPrice(variant),
      priceCurrency: 'UAH',
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      url: id === product.variants[0].id ? url : `${url}?variant=${id}`,
    })),
  };
}
