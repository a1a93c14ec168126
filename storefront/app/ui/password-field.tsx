import { type ComponentProps, useId, useState } from 'react';
import { FieldError } from './field-error.tsx';
import { Outline } from './icon.tsx';
import './password-field.css';

const eye =
  'M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0';
const struckOut = 'M3 3l18 18';

/** A password field with a button that reveals it. Uncontrolled. */
export function PasswordField({
  label,
  show,
  hide,
  error,
  describedBy,
  className = '',
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'value' | 'aria-describedby'> & {
  label: string;
  /** Labels of the button. */
  show: string;
  hide: string;
  error: string | undefined;
  /** Id of the element with more about the field. */
  describedBy?: string;
}) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const words = [describedBy, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <div className="secret">
        <input
          {...input}
          className="input"
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={words || undefined}
        />
        <button
          type="button"
          className="iconbtn"
          aria-label={isShown ? hide : show}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          <Outline of={isShown ? eye + struckOut : eye} />
        </button>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
