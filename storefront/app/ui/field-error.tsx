import { Icon } from './icon.tsx';

/** The error of the field above, which refers to it by id. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="err" id={id}>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  );
}

/** Links a field with its error. */
export function describedBy(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': id } : {};
}
