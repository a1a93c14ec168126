import { cartWording } from '@shop/wording/cart.ts';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import './quantity.css';

/** How many pieces of a line: one fewer, a number, one more. */
export function Quantity({
  of,
  qty,
  most,
  onChange,
}: {
  /** The name of the line, for those who do not see it beside. */
  of: string;
  qty: number;
  /** Without it any number is taken. */
  most?: number | undefined;
  /** None when one fewer of the last piece is wanted. */
  onChange: (qty: number) => void;
}) {
  // What stands in the field while it is no quantity, or not yet the whole of it.
  const [typed, setTyped] = useState<string>();
  function change(next: number) {
    setTyped(undefined);
    onChange(next);
  }
  function type(text: string) {
    setTyped(text);
    const next = Number(text);
    if (Number.isInteger(next) && next >= 1) onChange(Math.min(next, most ?? next));
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in the middle of a line has a border and no use for a legend
    <div className="qty" role="group" aria-label={cartWording.quantityOf(of)}>
      <button type="button" aria-label={cartWording.oneFewer} onClick={() => change(qty - 1)}>
        <Icon name="minus" className="ico--s" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        aria-label={cartWording.quantity}
        value={typed ?? qty}
        onChange={(event) => type(event.target.value)}
        // Whoever scrolls the page does not mean the number under the pointer.
        onWheel={(event) => event.currentTarget.blur()}
        onBlur={(event) => {
          setTyped(undefined);
          // To React '007' is the number that stands there already.
          event.target.value = String(qty);
        }}
      />
      <button
        type="button"
        aria-label={cartWording.oneMore}
        disabled={most !== undefined && qty >= most}
        onClick={() => change(qty + 1)}
      >
        <Icon name="plus" className="ico--s" />
      </button>
    </div>
  );
}
