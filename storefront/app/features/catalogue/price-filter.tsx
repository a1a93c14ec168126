import type { ListingChoice } from '@shop/domain/listing-choice.ts';
import { fromDecimal } from '@shop/domain/money.ts';
import { listingWording } from '@shop/wording/listing.ts';
import { useState } from 'react';

type Bound = 'price_from' | 'price_to';

/** Minimum and maximum price, applied when the field loses focus. */
export function PriceFilter({
  choice,
  range,
  onLeave,
}: {
  choice: ListingChoice;
  /** The price range of the products left by the other filters. */
  range: { from: string; to: string } | null;
  onLeave: () => void;
}) {
  const [lowest, highest] = range ? [Math.floor(toHryvnias(range.from)), Math.ceil(toHryvnias(range.to))] : [];
  return (
    <fieldset>
      <legend className="label">{listingWording.price}</legend>
      <div className="filters__prices">
        <PriceBound bound="price_from" given={choice.price_from} placeholder={lowest} onLeave={onLeave} />
        <PriceBound bound="price_to" given={choice.price_to} placeholder={highest} onLeave={onLeave} />
      </div>
    </fieldset>
  );
}

function PriceBound({
  bound,
  given,
  placeholder,
  onLeave,
}: {
  bound: Bound;
  given: number | undefined;
  placeholder: number | undefined;
  onLeave: () => void;
}) {
  const [text, setText] = useState(String(given ?? ''));
  const [known, setKnown] = useState(given);
  if (known !== given) {
    setKnown(given);
    setText(String(given ?? ''));
  }
  return (
    <label className="filters__price">
      <span className="t-caption mute">
        {bound === 'price_from' ? listingWording.priceFrom : listingWording.priceTo}
      </span>
      <input
        className="input num"
        name={bound}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        placeholder={placeholder?.toString()}
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        onBlur={onLeave}
      />
    </label>
  );
}

const toHryvnias = (price: string) => (fromDecimal(price) ?? 0) / 100;
