import { cartWording } from '@shop/wording/cart.ts';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import './quantity.css';

/** Quantity of a line: minus button, number field, plus button. */
export function Quantity({
  of,
  qty,
  most,
  onChange,
}: {
  /** Name of the line, for screen readers. */
  of: string;
  qty: number;
  /** Without it any number is accepted. */
  most?: number | undefined;
  /** Gets zero when the last piece is removed. */
  onChange: (qty: number) => void;
}) {
  // The text of the field while it is not a valid quantity.
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
        // Scrolling the page must not change the number under the pointer.
        onWheel={(event) => event.currentTarget.blur()}
        onBlur={(event) => {
          setTyped(undefined);
          // React treats '007' as the same number and would not rewrite it.
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
