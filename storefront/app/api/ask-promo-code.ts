import { browserApi } from './browser-api.ts';

/** Asks the shop for the code's current discount. A code without one is refused. */
export async function askPromoCode(code: string, signal?: AbortSignal): Promise<{ code: string; percent: number }> {
  const request = { body: { code }, ...(signal && { signal }) };
  const answer = await browserApi('POST /api/v1/orders/promocode/validate/', request);
  return { code: answer.code, percent: answer.discount_percent };
}
