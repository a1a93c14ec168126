import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Drop } from '../../../ui/drop.tsx';
import { describedBy, FieldError } from '../../../ui/field-error.tsx';
import './code-form.css';

/** A form for a code that the shop checks. The typed text stays until the code is accepted. */
export function CodeForm({
  label,
  placeholder,
  action,
  hint,
  error,
  onEdit,
  onSubmit,
  children,
}: {
  label: string;
  placeholder?: string;
  action: string;
  hint: string | undefined;
  error: string | undefined;
  onEdit: () => void;
  /** Resolves to whether the code was accepted. */
  onSubmit: (code: string) => Promise<boolean>;
  /** The codes already applied. */
  children?: ReactNode;
}) {
  const id = useId();
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    const isTaken = await onSubmit(code.trim());
    isSending.current = false;
    setIsBusy(false);
    if (isTaken) setCode('');
  }

  return (
    <form className="code" noValidate onSubmit={submit}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="code__r">
        <input
          className="input"
          id={id}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          placeholder={placeholder}
          value={code}
          onChange={(event) => {
            onEdit();
            setCode(event.target.value);
          }}
          aria-describedby={hint && `${id}-hint`}
          {...describedBy(hint ? `${id}-error ${id}-hint` : `${id}-error`, error)}
        />
        <button type="submit" className="btn btn--line submit" aria-busy={isBusy}>
          <span className="submit__label">{action}</span>
          {isBusy && <Drop />}
        </button>
      </div>
      <div role="alert">
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="t-small soft">
          {hint}
        </p>
      )}
      {children}
    </form>
  );
}
