import type { Api } from '@shop/contract/client.ts';
import { productAddress } from '@shop/domain/product-address.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { glued } from '@shop/wording/glued.ts';
import { productWording } from '@shop/wording/product.ts';
import { useEffect, useRef } from 'react';
import { data, type ShouldRevalidateFunction } from 'react-router';
import { useTrackedEvent } from '../../analytics/use-tracked-event.ts';
import { browserApi } from '../../api/browser-api.ts';
import { orNotFound } from '../../api/or-not-found.ts';
import { pageContext } from '../../api/page-context.ts';
import { keepSeen } from '../../browser-storage/last-seen.ts';
import { AddButton } from '../../goods/add-button.tsx';
import { DeliveryPromise } from '../../goods/delivery-promise.tsx';
import { LeavesWhen } from '../../goods/leaves-when.tsx';
import { DiscountFlag, Price } from '../../goods/price.tsx';
import { paidPrice } from '../../goods/priced.ts';
import { describePage } from '../../meta/describe-page.ts';
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { Outline } from '../../ui/icon.tsx';
import type { Route } from './+types/product-page.ts';
import { BuyBar } from './buy-bar.tsx';
import { Description } from './description.tsx';
import { Details } from './details.tsx';
import { Gallery } from './gallery.tsx';
import { pageProduct } from './page-product.ts';
import { productThing } from './product-thing.ts';
import { QuickLook } from './quick-look.tsx';
import { shownVariant, useChosenVariant } from './use-chosen-variant.ts';
import { VariantChoice } from './variant-choice.tsx';
import { WishButton } from './wish-button.tsx';
import './product.css';

const sparkle =
  'M11.017 2.814a1 1 0 0 1 1.966 0l1.051 5.558a2 2 0 0 0 1.594 1.594l5.558 1.051a1 1 0 0 1 0 1.966l-5.558 1.051a2 2 0 0 0-1.594 1.594l-1.051 5.558a1 1 0 0 1-1.966 0l-1.051-5.558a2 2 0 0 0-1.594-1.594l-5.558-1.051a1 1 0 0 1 0-1.966l5.558-1.051a2 2 0 0 0 1.594-1.594z';

async function readProduct(api: Api, slug: string) {
  const product = pageProduct(await orNotFound(api('GET /api/v1/shop/product/:slug/', { params: { slug } })));
  if (product === undefined) throw data(null, { status: 404 });
  return product;
}

export const loader = ({ context, params }: Route.LoaderArgs) => readProduct(context.get(pageContext).api, params.slug);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => readProduct(browserApi, params.slug);

/** The loader returns all variants, so choosing another one needs no request. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname || (currentUrl.search === nextUrl.search && defaultShouldRevalidate);

/** The canonical address names no variant; picture and price are those of the shown variant. */
export const meta: Route.MetaFunction = ({ loaderData: product, ...visit }) => {
  if (!product) return [];
  const variant = shownVariant(product.variants, new URLSearchParams(visit.location.search));
  return describePage(visit, {
    title: product.name,
    description: product.description || product.human,
    picture: variant.images[0],
    price: paidPrice(variant),
    steps: [{ name: product.brand.name, to: `/collection/${product.brand.slug}` }],
    thing: (address) => productThing(product, address),
  });
};

/** Another product remounts the page, so that no choice or open section carries over. */
export default function ProductPage({ loaderData: product }: Route.ComponentProps) {
  return <ProductView key={product.id} product={product} />;
}

function ProductView({ product }: { product: Route.ComponentProps['loaderData'] }) {
  const { name, human, brand, variants, is_collection_product: isOffer } = product;
  const { variant, choose } = useChosenVariant(variants);
  useTrackedEvent(variant.id, ({ viewItem }) => viewItem(product, variant));
  useEffect(() => keepSeen(variant.id), [variant.id]);
  const buttons = useRef<HTMLDivElement>(null);
  const isOnlySet = variants.length === 1 && variant.name === variant.size && productWording.isCount(product.unit);
  const brandPage = `/collection/${brand.slug}`;
  return (
    <div className="page pdp-page">
      <Breadcrumbs steps={[{ name: brand.name, to: brandPage }]} current={name} />
      <div className={`pdp ${isOffer ? 'pdp--collection' : ''}`}>
        <Gallery key={variant.id} images={variant.images}>
          <DiscountFlag of={variant} isOffer={isOffer} />
          {!variant.isInStock && <span className="flag">{catalogueWording.outOfStock}</span>}
        </Gallery>
        <section className="pdp__info" aria-label={name}>
          <div className="pdp__head">
            <p className="t-small">
              <PageLink className="link" to={brandPage}>
                {brand.name}
              </PageLink>
            </p>
            <h1 className="t-title">
              {glued(name)} {!isOnlySet && <span className="pdp__variant">{variant.name}</span>}
            </h1>
            <p className="soft">{human}</p>
          </div>
          {isOffer && (
            <p className="offer">
              <Outline of={sparkle} className="ico--s" />
              {productWording.offer}
            </p>
          )}
          <div className="between" aria-live="polite">
            <Price of={variant} isOffer={isOffer} className="pdp__price" />
            <span className="pdp__code">{productWording.code(variant.code)}</span>
          </div>
          <noscript>
            <ul className="stack">
              {variants.map((each) => (
                <li key={each.id} className="between">
                  <a className="link" href={productAddress(product.slug, each.id)}>
                    {each.name}
                  </a>{' '}
                  <Price of={each} isOffer={isOffer} />
                </li>
              ))}
            </ul>
          </noscript>
          <VariantChoice variants={variants} unit={product.unit} chosenId={variant.id} choose={choose} />
          <div className="buy" ref={buttons}>
            <AddButton variantId={variant.id} isInStock={variant.isInStock} className="btn--primary" />
            <WishButton variantId={variant.id} />
            {!variant.isInStock && <p className="help">{productWording.preorderHint}</p>}
          </div>
          <DeliveryPromise withOwn />
          {variant.isInStock && <LeavesWhen />}
          <QuickLook product={product} />
          <Details key={variant.id} product={product} />
        </section>
        <Description html={product.description_text} />
      </div>
      <BuyBar after={buttons}>
        <Price of={variant} isOffer={isOffer} />
        <AddButton variantId={variant.id} isInStock={variant.isInStock} className="btn--primary" />
      </BuyBar>
    </div>
  );
}
