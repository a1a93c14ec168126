import type { SearchedProduct, VariantItem } from '@shop/contract/catalogue.ts';
import { variantAddress } from '@shop/domain/product-address.ts';
import { searchWording } from '@shop/wording/search.ts';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Price } from '../../goods/price.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { splitAround } from '../../ui/split-around.ts';
import { Marked } from './marked.tsx';
import { reasonWords } from './reason-words.ts';

/** A found product with the matched text marked, and with the reason why it was found. */
export function Hit({ id, product, words, isActive, onOpen }: HitProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const variant = foundVariant(product, words) ?? product.variants[0];
  if (variant === undefined) return null;
  const reason = reasonWords(product);
  return (
    <HitLink
      ref={link}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={hitAddress(product, words)}
      onClick={onOpen}
      picture={variant.images[0]}
      brand={<Marked text={product.brand.name} words={words} />}
      name={<Marked text={product.name} words={words} />}
    >
      {product.found_by === 'code' && (
        <span className="t-caption mute">
          <Marked text={searchWording.code(variant.code)} words={words} />
        </span>
      )}
      <Price of={variant} isOffer={product.is_collection_product} className="t-small" />
      {reason !== undefined && <span className="hit__why t-caption">{reason}</span>}
    </HitLink>
  );
}

type HitProps = { id: string; product: SearchedProduct; words: string; isActive: boolean; onOpen: () => void };

/** A product that this browser has looked at. */
export function SeenHit({ of }: { of: VariantItem }) {
  return (
    <HitLink to={of.url} picture={of.image_picture} brand={of.brand_name} name={of.product_name}>
      <Price of={of} isOffer={of.is_collection_product} className="t-small" />
    </HitLink>
  );
}

function HitLink({
  picture,
  brand,
  name,
  children,
  ...link
}: Omit<ComponentProps<typeof PageLink>, 'className'> & {
  picture: PictureSource | null | undefined;
  brand: ReactNode;
  name: ReactNode;
}) {
  return (
    <PageLink {...link} className="hit">
      {picture && <Picture picture={{ ...picture, alt: '' }} sizes="72px" />}
      <span className="hit__text">
        <span className="t-caption mute">{brand}</span>
        <span className="hit__name">{name}</span>
        {children}
      </span>
    </PageLink>
  );
}

/** The variant whose product code is the query. */
function foundVariant({ variants }: SearchedProduct, words: string) {
  return variants.find(({ code }) => splitAround(code, words) !== undefined);
}

/** The product page; with the matching variant when the query was a product code. */
export function hitAddress(product: SearchedProduct, words: string): string {
  return variantAddress(product, foundVariant(product, words)?.id);
}
