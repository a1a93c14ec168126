import { isRefusal } from '@shop/contract/refusal.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { useReplacePage } from '../../navigation/right-document.ts';
import { type CardOffer, waitingAddress } from '../../paying/card-offer.ts';
import { payByCard } from '../../paying/pay-by-card.ts';
import { useLeaving } from '../../paying/use-leaving.ts';

export type PayingAgain = {
  state: 'idle' | 'asking' | 'paying' | 'failed' | 'window-missing' | 'over';
  pay: () => void;
};

/** A new payment attempt for an order. */
export function usePayAgain(reference: string, askAgain: () => void): PayingAgain {
  const navigate = useNavigate();
  const replacePage = useReplacePage();
  const leaving = useLeaving();
  const [state, setState] = useState<PayingAgain['state']>('idle');

  async function pay() {
    if (state === 'asking' || state === 'paying') return;
    setState('asking');
    let offer: CardOffer;
    try {
      offer = await browserApi('POST /api/v1/orders/:reference/pay/', { params: { reference } });
    } catch (error) {
      return refuse(error);
    }
    setState('paying');
    const left = leaving();
    const nextPage = await payByCard(offer, left);
    if (left.aborted) return;
    if (nextPage.address !== '/failed') return await navigate(nextPage.address, { replace: true });
    setState(nextPage.state?.isWindowMissing ? 'window-missing' : 'idle');
    askAgain();
  }
  function refuse(error: unknown) {
    const code = isRefusal(error) ? error.code : undefined;
    if (code === 'order_already_paid') return replacePage('/confirmation');
    if (code === 'payment_in_progress') return navigate(waitingAddress(reference), { replace: true });
    setState(code === 'order_not_payable' || code === 'order_not_found' ? 'over' : 'failed');
  }
  return { state, pay };
}
