import { productWording } from '@shop/wording/product.ts';
import { useEffect, useId, useRef } from 'react';
import type { PageVariant } from './page-product.ts';

/** Icons, if every variant has one, and a select: both choose the same variant. */
export function VariantChoice({
  variants,
  unit,
  chosenId,
  choose,
}: {
  variants: readonly PageVariant[];
  unit: string;
  chosenId: number;
  choose: (variantId: number) => void;
}) {
  const id = useId();
  const controls = useRef<HTMLDivElement>(null);
  const isTakenOver = useRef(false);
  useEffect(() => {
    if (!isTakenOver.current) takeOver(controls.current, chosenId, choose);
    isTakenOver.current = true;
  }, [chosenId, choose]);
  // Variants with titles are shades, not sizes.
  const hasTitles = variants.some(({ name, size }) => name !== size);
  const label = hasTitles ? productWording.variant : productWording.sizeLabel(unit);
  // A single variant needs no select.
  if (variants.length === 1)
    return (
      <p className="choice-one">
        <span className="label">{label}</span> {variants[0]?.name}
      </p>
    );
  return (
    <div className="stack choice" ref={controls}>
      {variants.every(({ icon }) => icon !== null) && (
        <fieldset className="vars">
          <legend className="sr">{productWording.variant}</legend>
          {variants.map((variant) => (
            <label key={variant.id} className="var">
              <input
                type="radio"
                className="sr"
                name={id}
                value={variant.id}
                checked={variant.id === chosenId}
                onChange={() => choose(variant.id)}
              />
              <span>
                <img src={variant.icon ?? undefined} alt="" width="64" height="64" loading="lazy" />
              </span>
              {variant.name}
            </label>
          ))}
        </fieldset>
      )}
      <div className="field">
        <label htmlFor={`${id}-list`}>{label}</label>
        <select
          className="input"
          id={`${id}-list`}
          value={chosenId}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {variants.map((variant) => (
            <option key={variant.id} value={variant.id}>
              {variant.name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** Applies a choice made before hydration: the controls already show it. */
function takeOver(controls: Element | null, shownId: number, choose: (variantId: number) => void) {
  const chosen = [...(controls?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:checked, select') ?? [])];
  const other = chosen.map(({ value }) => Number(value)).find((id) => id !== shownId);
  if (other !== undefined) choose(other);
}
