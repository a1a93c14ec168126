import { fromDecimal, kopiykas } from '@shop/domain/money.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { hryvnias } from '@shop/wording/hryvnias.ts';

/** The price now and, when there is a discount, the usual one crossed out. */
export function Price({ price, discountPrice }: { price: string; discountPrice: string }) {
  const usual = fromDecimal(price) ?? kopiykas(0);
  const discount = fromDecimal(discountPrice) ?? kopiykas(0);
  if (discount <= 0) return <p className="font-medium">{hryvnias(usual)}</p>;
  return (
    <p className="flex gap-3 font-medium">
      <span className="text-berry">
        <span className="sr-only">{catalogueWording.priceWithDiscount} </span>
        {hryvnias(discount)}
      </span>
      <s className="text-ink-mute">
        <span className="sr-only">{catalogueWording.usualPrice} </span>
        {hryvnias(usual)}
      </s>
    </p>
  );
}
