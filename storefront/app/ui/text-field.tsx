import { type ComponentProps, useId } from 'react';
import { FieldError } from './field-error.tsx';

type Input = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'>;

/** A field with its label above and its error below. Without `value` it is uncontrolled. */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  className = '',
  ...input
}: Input & {
  label: string;
  hint?: string;
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
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      />
      {hint && (
        <p className="help" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
