import { type ComponentProps, useId } from 'react';
import { describedBy, FieldError } from './field-error.tsx';

/** A select with its label above and its error below. Starts with no option chosen. */
export function SelectField({
  label,
  options,
  noChoice,
  error,
  className = '',
  ...select
}: Omit<ComponentProps<'select'>, 'children'> & {
  label: string;
  options: readonly { id: number; name: string }[];
  noChoice: string;
  error?: string | undefined;
}) {
  const id = useId();
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <select {...select} className="input" id={id} {...describedBy(`${id}-error`, error)}>
        <option value="">{noChoice}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
