import { Drop } from './drop.tsx';
import './submit-button.css';

/** Keeps its width and the focus while the form is sending. The form decides whether it may be sent again. */
export function SubmitButton({
  form,
  isBusy,
  children,
}: {
  /** Id of the form, for a button outside of it. */
  form?: string;
  isBusy: boolean;
  children: string;
}) {
  return (
    <button type="submit" form={form} className="btn btn--primary submit" aria-busy={isBusy}>
      <span className="submit__label">{children}</span>
      {isBusy && <Drop />}
    </button>
  );
}
