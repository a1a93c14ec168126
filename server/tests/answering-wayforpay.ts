import type { WayforpaySettings } from '../src/providers/wayforpay/call-wayforpay.ts';
import { sign } from '../src/providers/wayforpay/signature.ts';

const secretKey = 'flk3409refn54t54t*FNJRET';

export const patience = new AbortController().signal;

/** A provider that always gives the same answer, and records the requests. */
export function answeringWayforpay(answer: unknown) {
  const asked: unknown[] = [];
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const settings: WayforpaySettings = {
    merchantAccount: 'test_merch_n1',
    secretKey,
    apiUrl: 'https://api.wayforpay.com/api',
    widgetUrl: 'https://secure.wayforpay.com/server/pay-widget.js',
    publicUrl: 'https://rosa.example',
    fetch: async (_url, init) => {
      asked.push(JSON.parse(String(init?.body)));
      return new Response(body);
    },
  };
  return { settings, asked, body };
}

export function signedAnswer(names: readonly string[], said: Record<string, unknown>): Record<string, unknown> {
  return {
    ...said,
    merchantSignature: sign(
      names.map((name) => String(said[name] ?? '')),
      secretKey,
    ),
  };
}
