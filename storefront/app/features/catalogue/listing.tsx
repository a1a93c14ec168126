import { catalogueWording } from '@shop/wording/catalogue.ts';
import { pagesWording } from '@shop/wording/pages.ts';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';
import './listing.css';

/** A page of product cards under a heading: brand, skin type, product type, special offer. */
export function Listing({
  banner,
  section,
  title,
  text,
  products,
}: {
  banner?: ReactNode;
  /** What kind of listing it is, in the breadcrumbs. */
  section?: string;
  title: string;
  text?: string;
  products: readonly CardProduct[];
}) {
  const steps = [{ name: pagesWording.home, to: '/' }, ...(section === undefined ? [] : [{ name: section }])];
  return (
    <>
      {banner}
      <div className="page">
        <Breadcrumbs label={pagesWording.breadcrumbs} steps={steps} current={title} />
        <div className="lhead">
          <h1 className="t-display">{title}</h1>
          {text && <p className="soft">{text}</p>}
        </div>
        <h2 className="sr">{catalogueWording.products}</h2>
        <ul className="grid listing">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
