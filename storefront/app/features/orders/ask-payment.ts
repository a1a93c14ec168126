import type { PaymentReply } from '@shop/contract/payments.ts';
import { isRefusal } from '@shop/contract/refusal.ts';
import { browserApi } from '../../api/browser-api.ts';
import { keepFoundOrder } from '../../browser-storage/placed-order.ts';

/** A lost connection may leave a question open for minutes. */
const patienceMs = 30_000;

/**
 * What became of a payment, by the order's reference or an attempt's; null when the shop knows neither. The order is
 * kept for the pages that show it.
 */
export async function askPayment(reference: string, left: AbortSignal): Promise<PaymentReply | null> {
  const patience = new AbortController();
  const stop = () => patience.abort();
  const timer = window.setTimeout(stop, patienceMs);
  left.addEventListener('abort', stop, { once: true });
  try {
    const body = { payment_reference: reference };
    const answer = await browserApi('POST /api/v1/orders/check_pay/', { body, signal: patience.signal });
    keepFoundOrder({ id: answer.order_id, reference: answer.order_reference });
    return answer;
  } catch (error) {
    if (isRefusal(error) && (error.code === 'order_not_found' || error.code === 'invalid_request')) return null;
    throw error;
  } finally {
    window.clearTimeout(timer);
    left.removeEventListener('abort', stop);
  }
}
