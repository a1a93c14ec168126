import { type ComponentProps, useId } from 'react';
import { describedBy, FieldError } from './field-error.tsx';

/** A multi-line field with its label above and its error below. Uncontrolled. */
export function TextAreaField({
  label,
  error,
  ...area
}: Omit<ComponentProps<'textarea'>, 'value' | 'className'> & { label: string; error?: string | undefined }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea {...area} className="input" id={id} {...describedBy(`${id}-error`, error)} />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
