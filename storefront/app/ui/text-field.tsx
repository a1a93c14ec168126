import { type ComponentProps, useId } from 'react';
import { describedBy, FieldError } from './field-error.tsx';

type Input = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'>;

/** A field with its name above and what is wrong with it below. Without a value the browser keeps what is typed. */
export function TextField({
  label,
  value,
  onChange,
  error,
  className = '',
  ...input
}: Input & {
  label: string;
  value?: string;
  onChange?: (value: string) => void;
  error?: string | undefined;
  className?: string;
}) {
  const id = useId();
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        {...input}
        className="input"
        id={id}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
        {...describedBy(`${id}-error`, error)}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
