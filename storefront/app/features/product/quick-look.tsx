import { factFields, productFields } from '@shop/domain/product-fields.ts';
import { type ProductKind, productKindNames, productKinds } from '@shop/domain/product-kinds.ts';
import { kindNames } from '@shop/wording/kind-names.ts';
import { productWording } from '@shop/wording/product.ts';
import { pageTitle } from '@shop/wording/product-fields.ts';
import { useId } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import type { PageProduct } from './page-product.ts';
import '../../ui/chips.css';

/** The type of the product first, then whom it suits. */
const inOrder = productKindNames.toReversed();

/** What kinds the product is of, each a link to its listing, and facts of one line. */
export function QuickLook({ product }: { product: PageProduct }) {
  const id = useId();
  return (
    <section className="quick" aria-labelledby={id}>
      <h2 className="label" id={id}>
        {productWording.quickLook}
      </h2>
      <dl>
        {inOrder.map((kind) => (
          <Chips key={kind} kind={kind} items={product[productKinds[kind].many]} />
        ))}
        {factFields.map((field) => (
          <Fact key={field} title={pageTitle(field)} text={product[productFields[field].shown]} />
        ))}
      </dl>
    </section>
  );
}

function Fact({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function Chips({ kind, items }: { kind: ProductKind; items: readonly { id: number; name: string; slug: string }[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <dt>{kindNames[kind].filter}</dt>
      <dd className="chips">
        {items.map(({ id, name, slug }) => (
          <PageLink key={id} className="chip" to={`/${productKinds[kind].page}/${slug}`}>
            {name}
          </PageLink>
        ))}
      </dd>
    </div>
  );
}
