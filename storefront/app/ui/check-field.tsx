import { type ReactNode, useId } from 'react';
import { describedBy, FieldError } from './field-error.tsx';
import './check-field.css';

/** A checkbox with its label beside it and its error below. */
export function CheckField({
  name,
  error,
  children,
}: {
  name: string;
  error: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="field">
      <label className="check">
        <input type="checkbox" name={name} required {...describedBy(`${id}-error`, error)} />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
