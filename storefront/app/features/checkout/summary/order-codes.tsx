import { checkoutWording } from '@shop/wording/checkout.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import type { ReactNode } from 'react';
import { parseMoney } from '../../../goods/parse-money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { CodeForm } from './code-form.tsx';
import { isApplied, type useCertificates } from './use-certificates.ts';
import type { usePromoCode } from './use-promo-code.ts';

/** The promo code: one at a time; remove it to enter another. */
export function PromoCode({ promo, leftOut }: { promo: ReturnType<typeof usePromoCode>; leftOut: string | undefined }) {
  const { kept, error, setError, apply, remove } = promo;
  const keptFocus = useKeptFocus(kept?.code ?? '');
  async function submit(code: string): Promise<boolean> {
    if (code !== '') return await apply(code);
    setError(checkoutWording.enterPromoCode);
    return false;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains a form and takes the focus
    <div role="group" aria-label={checkoutWording.promoCode} {...keptFocus}>
      {kept ? (
        <div className="code">
          <span className="label">{checkoutWording.promoCode}</span>
          <Applied removeLabel={checkoutWording.removePromoCode} onRemove={remove}>
            <b>{kept.code}</b> · {checkoutWording.promoApplied(kept.percent)}
          </Applied>
          {leftOut && <p className="t-small soft">{leftOut}</p>}
        </div>
      ) : (
        <CodeForm
          label={checkoutWording.promoCode}
          action={checkoutWording.apply}
          hint={leftOut}
          error={error}
          onEdit={() => setError(undefined)}
          onSubmit={submit}
        />
      )}
    </div>
  );
}

/** Gift certificates: any number, used in this order. */
export function Certificates({
  certificates,
  leftOut,
}: {
  certificates: ReturnType<typeof useCertificates>;
  leftOut: string | undefined;
}) {
  const { applied, error, setError, apply, remove } = certificates;
  const keptFocus = useKeptFocus(String(applied.length));
  async function submit(code: string): Promise<boolean> {
    if (code === '') setError(checkoutWording.certificateEmpty);
    else if (isApplied(applied, code)) setError(checkoutWording.certificateTwice);
    else return await apply(code);
    return false;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains a form and takes the focus
    <div role="group" aria-label={checkoutWording.certificate} {...keptFocus}>
      <CodeForm
        label={checkoutWording.certificate}
        placeholder={checkoutWording.certificateCode}
        action={checkoutWording.add}
        hint={leftOut}
        error={error}
        onEdit={() => setError(undefined)}
        onSubmit={submit}
      >
        {applied.length > 0 && (
          <ul className="applied-list" aria-label={checkoutWording.appliedCertificates}>
            {applied.map(({ serial_number, amount }) => (
              <li key={serial_number} tabIndex={-1}>
                <Applied
                  removeLabel={checkoutWording.removeCertificate(serial_number)}
                  onRemove={() => remove(serial_number)}
                >
                  {serial_number} · {exactHryvnias(parseMoney(amount))}
                </Applied>
              </li>
            ))}
          </ul>
        )}
      </CodeForm>
    </div>
  );
}

function Applied(props: { removeLabel: string; onRemove: () => void; children: ReactNode }) {
  return (
    <div className="applied">
      <span>{props.children}</span>
      <button type="button" className="iconbtn" aria-label={props.removeLabel} onClick={props.onRemove}>
        <Icon name="x" className="ico--s" />
      </button>
    </div>
  );
}
