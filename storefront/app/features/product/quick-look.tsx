import { catalogueWording } from '@shop/wording/catalogue.ts';
import { productWording } from '@shop/wording/product.ts';
import { useId } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import '../../ui/chips.css';

type Named = { id: number; name: string; slug: string };

/** The product types and skin types, each a link to its listing. */
export function QuickLook({
  productTypes,
  skinTypes,
}: {
  productTypes: readonly Named[];
  skinTypes: readonly Named[];
}) {
  const id = useId();
  return (
    <section className="quick" aria-labelledby={id}>
      <h2 className="label" id={id}>
        {productWording.quickLook}
      </h2>
      <dl>
        <Chips title={catalogueWording.productTypes} items={productTypes} folder="product-type" />
        <Chips title={catalogueWording.skinTypes} items={skinTypes} folder="skin-type" />
      </dl>
    </section>
  );
}

function Chips({ title, items, folder }: { title: string; items: readonly Named[]; folder: string }) {
  if (items.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd className="chips">
        {items.map(({ id, name, slug }) => (
          <PageLink key={id} className="chip" to={`/${folder}/${slug}`}>
            {name}
          </PageLink>
        ))}
      </dd>
    </div>
  );
}
