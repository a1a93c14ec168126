import { boundsOf } from '@shop/domain/facets.ts';
import { fromDecimal } from '@shop/domain/money.ts';
import { listingWording } from '@shop/wording/listing.ts';
import { useState } from 'react';
import type { Filters } from './listing-facets.ts';

type Range = Filters['ranges'][number];

/** The least and the greatest value, such as a price, applied when the field loses focus. */
export function RangeFilter({
  facet,
  chosen,
  onLeave,
}: {
  facet: Range;
  chosen: { from: number | undefined; to: number | undefined };
  onLeave: () => void;
}) {
  const [least, greatest] = boundsOf(facet.name);
  const { from, to } = wholeRange(facet);
  const longest = String(facet.largest).length;
  return (
    <fieldset className="range">
      <legend className="label">{facet.label}</legend>
      <div className="range__bounds">
        <Bound
          name={least}
          label={listingWording.from}
          given={chosen.from}
          {...{ longest, onLeave }}
          placeholder={from}
        />
        <Bound name={greatest} label={listingWording.to} given={chosen.to} {...{ longest, onLeave }} placeholder={to} />
      </div>
    </fieldset>
  );
}

function Bound({
  name,
  label,
  given,
  placeholder,
  longest,
  onLeave,
}: {
  name: string;
  label: string;
  given: number | undefined;
  placeholder: number | undefined;
  longest: number;
  onLeave: () => void;
}) {
  const [text, setText] = useState(String(given ?? ''));
  const [known, setKnown] = useState(given);
  if (known !== given) {
    setKnown(given);
    setText(String(given ?? ''));
  }
  return (
    <label className="range__bound">
      <span className="t-caption mute">{label}</span>
      <input
        className="input num"
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={longest}
        placeholder={placeholder?.toString()}
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        onBlur={onLeave}
      />
    </label>
  );
}

/** In whole numbers, as it is chosen. */
function wholeRange({ range, isMoney }: Range): { from?: number; to?: number } {
  if (range === null) return {};
  const number = (value: string | number) => (isMoney ? (fromDecimal(String(value)) ?? 0) / 100 : Number(value));
  return { from: Math.floor(number(range.from)), to: Math.ceil(number(range.to)) };
}
