import { fromDecimal, kopiykas } from '@shop/domain/money.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { hryvnias } from '@shop/wording/hryvnias.ts';

/** The price now and, when there is a discount, the usual one crossed out. */
export function Price({ price, discountPrice, isOffer }: { price: string; discountPrice: string; isOffer: boolean }) {
  const usual = fromDecimal(price) ?? kopiykas(0);
  const discount = fromDecimal(discountPrice) ?? kopiykas(0);
  const offer = isOffer ? 'price--collection' : '';
  if (discount <= 0) {
    return (
      <span className={`price ${offer}`}>
        <b>{hryvnias(usual)}</b>
      </span>
    );
  }
  return (
    <span className={`price ${offer || 'price--sale'}`}>
      <span className="sr">{catalogueWording.priceWithDiscount} </span>
      <b>{hryvnias(discount)}</b> <span className="sr">{catalogueWording.usualPrice} </span>
      <s>{hryvnias(usual)}</s>
    </span>
  );
}
