import type { FoundProduct } from '@shop/contract/catalogue.ts';
import { variantAddress } from '@shop/domain/product-address.ts';
import { searchWording } from '@shop/wording/search.ts';
import { useEffect, useRef } from 'react';
import { Price } from '../../goods/price.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { splitAround } from '../../ui/split-around.ts';

/** A found product with the matched text highlighted. */
export function Hit({ id, product, words, isActive, onOpen }: HitProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const variant = foundVariant(product, words) ?? product.variants[0];
  if (variant === undefined) return null;
  const [picture] = variant.images;
  return (
    <PageLink
      ref={link}
      id={id}
      className="hit"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={hitAddress(product, words)}
      onClick={onOpen}
    >
      {picture && <Picture picture={{ ...picture, alt: '' }} sizes="72px" />}
      <span className="hit__text">
        <span className="hit__name">
          <Marked text={product.name} words={words} />
        </span>
        <span className="t-caption mute">
          <Marked text={searchWording.code(variant.code)} words={words} />
        </span>
        <Price of={variant} isOffer={product.is_collection_product} className="t-small" />
      </span>
    </PageLink>
  );
}

/** The variant whose product code is the query. */
function foundVariant({ variants }: FoundProduct, words: string) {
  return variants.find(({ code }) => splitAround(code, words) !== undefined);
}

/** The product page; with the matching variant when the query was a product code. */
export function hitAddress(product: FoundProduct, words: string): string {
  return variantAddress(product, foundVariant(product, words)?.id);
}

type HitProps = { id: string; product: FoundProduct; words: string; isActive: boolean; onOpen: () => void };

function Marked({ text, words }: { text: string; words: string }) {
  const parts = splitAround(text, words);
  if (parts === undefined) return text;
  return (
    <>
      {parts.before}
      <mark>{parts.match}</mark>
      {parts.after}
    </>
  );
}
