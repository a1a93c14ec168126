import { Drop } from './drop.tsx';
import './submit-button.css';

/** Keeps its width and the focus while the form is on its way. Whether it may be sent again is the form's concern. */
export function SubmitButton({
  form,
  isBusy,
  children,
}: {
  /** The id of its form, when it does not stand in it. */
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
