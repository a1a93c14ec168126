import type { WayforpaySettings } from './call-wayforpay.ts';
import { sign } from './signature.ts';

/** That a webhook has arrived, not that it pleases: a declined payment is accepted, too. */
export function acknowledgeWebhook(
  { secretKey, now = () => new Date() }: WayforpaySettings,
  reference: string,
): Record<string, string | number> {
  const status = 'accept';
  const time = Math.floor(now().getTime() / 1000);
  return { orderReference: reference, status, time, signature: sign([reference, status, String(time)], secretKey) };
}
