import { certificatesWording } from '@shop/wording/certificates.ts';
import { hryvnias } from '@shop/wording/hryvnias.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { errorMessage } from '../../api/error-message.ts';
import { parseMoney } from '../../goods/parse-money.ts';
import { describedBy, FieldError } from '../../ui/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { codeInFragment } from './code-in-fragment.ts';

type Balance = { amount: string; valid_until: string };
type State = 'idle' | 'asking' | { problem: string } | Balance;

/** Checks the balance of a certificate. The QR code printed on a certificate fills in the number. */
export function Balance() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('idle');
  useScannedCode(field);
  const problem = typeof state === 'object' && 'problem' in state ? state.problem : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (field.current === null || state === 'asking') return;
    const code = field.current.value.trim();
    const next = code === '' ? { problem: certificatesWording.codeNeeded } : await ask(code);
    setState(next);
    if ('problem' in next) field.current?.focus();
  }
  async function ask(code: string): Promise<Balance | { problem: string }> {
    setState('asking');
    const body = { serial_number: code };
    return await browserApi('POST /api/v1/orders/certificate/validate/', { body }).catch((error) => ({
      problem: errorMessage(error, certificatesWording.checkFailed),
    }));
  }

  return (
    <section className="balance" aria-labelledby={`${id}-title`}>
      <div>
        <h2 className="t-title" id={`${id}-title`}>
          {certificatesWording.balance}
        </h2>
        <p className="soft">{certificatesWording.balanceText}</p>
      </div>
      <form noValidate onSubmit={submit}>
        <div className="field">
          <label htmlFor={id}>{certificatesWording.code}</label>
          <div className="balance__row">
            {/* Uncontrolled, so that text typed before hydration is kept. No `name`: a submit before hydration would
                put the code into the address. */}
            <input
              ref={field}
              className="input"
              id={id}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              placeholder={certificatesWording.codeExample}
              onChange={() => state !== 'asking' && setState('idle')}
              {...describedBy(`${id}-error`, problem)}
            />
            <SubmitButton isBusy={state === 'asking'}>{certificatesWording.check}</SubmitButton>
          </div>
          <div role="alert">
            <FieldError id={`${id}-error`}>{problem}</FieldError>
          </div>
        </div>
        <div role="status">{typeof state === 'object' && 'amount' in state && <Left balance={state} />}</div>
      </form>
    </section>
  );
}

function Left({ balance: { amount, valid_until } }: { balance: Balance }) {
  return (
    <p className="msg msg--success">
      <Icon name="circle-check" />
      <span>
        <b>{certificatesWording.left(hryvnias(parseMoney(amount)))}</b>
        <br />
        {certificatesWording.validUntil(valid_until)}
      </span>
    </p>
  );
}

/** Moves the code from the address into the field: the code is as good as money and must not stay in the address. */
function useScannedCode(field: { current: HTMLInputElement | null }): void {
  const { hash, pathname, search } = useLocation();
  useEffect(() => {
    const code = codeInFragment(hash);
    if (code === undefined || field.current === null) return;
    field.current.value = code;
    field.current.focus();
    history.replaceState(history.state, '', `${pathname}${search}`);
  }, [hash, pathname, search, field]);
}
