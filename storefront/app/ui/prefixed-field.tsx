import { type ComponentProps, useId } from 'react';
import { FieldError } from './field-error.tsx';
import './phone-field.css';

type Input = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'prefix'>;
export type PrefixedFieldProps = Input & { label: string; prefix: string; error?: string | undefined };

/** The content of the field after an edit, and its caret. */
export function readEdit({ value, selectionStart }: HTMLInputElement, event: Event) {
  const isForward = (event as InputEvent).inputType === 'deleteContentForward';
  return { text: value, caret: selectionStart ?? value.length, isForward };
}

/** An input after a fixed prefix. */
export function PrefixedField({
  label,
  prefix,
  hint,
  error,
  inputRef,
  ...input
}: Omit<ComponentProps<'input'>, 'prefix'> & {
  label: string;
  prefix?: string;
  hint?: string;
  error?: string | undefined;
  inputRef?: ComponentProps<'input'>['ref'];
}) {
  const id = useId();
  const described = [prefix && 'prefix', hint && 'hint', error && 'error'].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={prefix ? 'prefix' : undefined}>
        {prefix && (
          <span id={`${id}-prefix`} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          {...input}
          ref={inputRef}
          className="input"
          id={id}
          type="tel"
          aria-invalid={error ? true : undefined}
          aria-describedby={described.map((part) => `${id}-${part}`).join(' ') || undefined}
        />
      </div>
      {hint && (
        <p className="help" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
