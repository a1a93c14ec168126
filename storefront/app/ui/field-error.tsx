import { Icon } from './icon.tsx';

/** What is wrong with the field above; the field points at it by its id. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="err" id={id}>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  );
}

/** Links a field with the words about it. */
export function describedBy(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': id } : {};
}
