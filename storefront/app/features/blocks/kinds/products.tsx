import { catalogueWording } from '@shop/wording/catalogue.ts';
import { Rail } from '../../../ui/rail.tsx';
import { ProductCard } from '../../catalogue/product-card.tsx';
import { type BlockProps, headingOf } from '../block-props.ts';

/** Products in a row that scrolls. */
export function ProductsBlock({ id, data: { title, products } }: BlockProps<'products'>) {
  return (
    <Rail
      id={id}
      headingId={headingOf(id)}
      title={title}
      previousLabel={catalogueWording.previousOf(title)}
      nextLabel={catalogueWording.nextOf(title)}
    >
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </Rail>
  );
}
