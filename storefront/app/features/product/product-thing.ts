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
    offers: product.variants.map(({ code, name, price, discount_price, isInStock }) => ({
      '@type': 'Offer',
      sku: code,
      name: `${product.name}, ${name}`,
      price: Number(discount_price) > 0 ? discount_price : price,
      priceCurrency: 'UAH',
      availability: `https://schema.org/${isInStock ? 'InStock' : 'PreOrder'}`,
      itemCondition: 'https://schema.org/NewCondition',
      url,
    })),
  };
}
