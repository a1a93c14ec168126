import type { Kopiykas } from '@shop/domain/money.ts';
import { discountPercent } from '@shop/domain/prices.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { exactHryvnias, hryvnias } from '@shop/wording/hryvnias.ts';
import { type ApiPriced, priced } from './priced.ts';
import './price.css';

/**
 * The price and, with a discount, the regular one crossed out. `isFrom`: other variants cost more. `isAdded`: part of a
 * sum, so kopiykas are shown.
 */
export function Price({
  of,
  isOffer,
  isFrom = false,
  isAdded = false,
  className = '',
}: {
  of: ApiPriced;
  isOffer: boolean;
  isFrom?: boolean;
  isAdded?: boolean;
  className?: string;
}) {
  const words = isAdded ? exactHryvnias : hryvnias;
  const { price, discountPrice } = priced(of);
  const shown = (amount: Kopiykas) => (isFrom ? catalogueWording.from(words(amount)) : words(amount));
  const offer = isOffer ? 'price--collection' : '';
  if (discountPrice <= 0) {
    return (
      <span className={`price ${offer} ${className}`}>
        <b>{shown(price)}</b>
      </span>
    );
  }
  return (
    <span className={`price ${offer || 'price--sale'} ${className}`}>
      <span className="sr">{catalogueWording.priceWithDiscount} </span>
      <b>{shown(discountPrice)}</b> <span className="sr">{catalogueWording.usualPrice} </span>
      <s>{words(price)}</s>
    </span>
  );
}

/** The saved percentage, if there is a discount. */
export function DiscountFlag({ of, isOffer }: { of: ApiPriced; isOffer: boolean }) {
  const percent = discountPercent(priced(of));
  if (percent === 0) return null;
  return (
    <span className={`flag ${isOffer ? 'flag--collection' : 'flag--sale'}`}>
      {catalogueWording.discountPercent(percent)}
    </span>
  );
}
