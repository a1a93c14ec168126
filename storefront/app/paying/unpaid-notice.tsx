import { isRefusal } from '@shop/contract/refusal.ts';
import { orderWording } from '@shop/wording/orders.ts';
import { unpaidOrderWording } from '@shop/wording/unpaid-orders.ts';
import { type RefObject, useId, useRef, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { errorMessage } from '../api/error-message.ts';
import { forgetAttemptOf } from '../browser-storage/order-attempt.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { Notice } from '../ui/notice.tsx';
import '../ui/dialog.css';
import './unpaid-notice.css';

export type Unpaid = { id: number; reference: string };

/** An unpaid card order: a link to pay it on its own page, and a button to cancel it. */
export function UnpaidNotice({ order, onCancelled }: { order: Unpaid; onCancelled?: () => void }) {
  const [state, setState] = useState<'idle' | 'busy' | 'cancelled'>('idle');
  const [failure, setFailure] = useState<string>();
  const question = useRef<HTMLDialogElement>(null);
  const number = orderWording.number(order.id);

  async function cancel() {
    question.current?.close();
    if (state === 'busy') return;
    setState('busy');
    setFailure(undefined);
    try {
      await cancelOrder(order);
      setState('cancelled');
      onCancelled?.();
    } catch (error) {
      setFailure(errorMessage(error, unpaidOrderWording.failed));
      setState('idle');
    }
  }
  if (state === 'cancelled') {
    return (
      <div className="unpaid-done">
        <Notice tone="success">{unpaidOrderWording.cancelled(number)}</Notice>
      </div>
    );
  }
  return (
    <section className="msg msg--note unpaid" aria-label={unpaidOrderWording.heading(number)}>
      <div>
        <p>
          <b>{unpaidOrderWording.heading(number)}</b>
        </p>
        <p>{unpaidOrderWording.hint}</p>
      </div>
      <div className="unpaid__ways">
        <PageLink
          className="btn btn--primary btn--s"
          to={`/failed?order=${order.reference}`}
          aria-label={unpaidOrderWording.payFor(number)}
        >
          {unpaidOrderWording.pay}
        </PageLink>
        <button
          type="button"
          className="btn btn--line btn--s"
          aria-label={unpaidOrderWording.cancelOf(number)}
          aria-busy={state === 'busy'}
          onClick={() => question.current?.showModal()}
        >
          {unpaidOrderWording.cancel}
        </button>
      </div>
      <Question ref={question} number={number} onYes={cancel} />
      {failure && <Notice tone="danger">{failure}</Notice>}
    </section>
  );
}

/** Cancelled goods may be sold to others, so the customer confirms first. */
function Question(props: { ref: RefObject<HTMLDialogElement | null>; number: string; onYes: () => void }) {
  const { ref, number, onYes } = props;
  const id = useId();
  return (
    <dialog ref={ref} className="ask" aria-labelledby={id}>
      <div className="unpaid__question">
        <h2 className="t-heading" id={id}>
          {unpaidOrderWording.question(number)}
        </h2>
        <p className="soft">{unpaidOrderWording.questionHint}</p>
        <div className="unpaid__ways">
          <button type="button" className="btn btn--danger" onClick={onYes}>
            {unpaidOrderWording.yes}
          </button>
          <button type="button" className="btn btn--line" onClick={() => ref.current?.close()}>
            {unpaidOrderWording.no}
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** An order that is already cancelled, by a click whose answer was lost, counts as cancelled. */
async function cancelOrder({ id, reference }: Unpaid): Promise<void> {
  try {
    await browserApi('POST /api/v1/orders/:reference/cancel/', { params: { reference } });
  } catch (error) {
    const isDone = isRefusal(error) && 'state' in error.details && error.details.state === 'cancelled';
    if (!isDone) throw error;
  }
  // The next order gets a new idempotency key, even if it contains the same goods.
  forgetAttemptOf(id);
}
