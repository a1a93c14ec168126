import type { PaymentReply } from '@shop/contract/payments.ts';
import { isRefusal } from '@shop/contract/refusal.ts';
import { browserApi } from '../../api/browser-api.ts';
import { keepFoundOrder } from '../../browser-storage/placed-order.ts';

/** Request timeout: on a lost connection a request may hang for minutes. */
const timeoutMs = 30_000;

/**
 * The payment status, by the reference of the order or of an attempt; null when the shop knows neither. Also stores the
 * order for the pages that show it.
 */
export async function askPayment(reference: string, left: AbortSignal): Promise<PaymentReply | null> {
  const timeout = new AbortController();
  const stop = () => timeout.abort();
  const timer = window.setTimeout(stop, timeoutMs);
  left.addEventListener('abort', stop, { once: true });
  try {
    const body = { payment_reference: reference };
    const answer = await browserApi('POST /api/v1/orders/check_pay/', { body, signal: timeout.signal });
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
