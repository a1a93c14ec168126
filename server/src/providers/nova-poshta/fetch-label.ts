import { readAtMost } from '../../read-at-most.ts';
import type { NovaPoshtaSettings } from './call-nova-poshta.ts';

const largestLabelBytes = 5 * 1024 * 1024;

/** The URL contains the API key, so neither the URL nor an error of `fetch` may leave this function. */
export async function fetchLabel(
  { labelUrl, apiKey, fetch, timeoutMs = 30_000 }: NovaPoshtaSettings & { labelUrl: string },
  ref: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const path = `orders/printMarking100x100/orders[]/${encodeURIComponent(ref)}/type/pdf/apiKey/${encodeURIComponent(apiKey)}`;
  const answer = await fetch(`${labelUrl}/${path}`, {
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch(() => undefined);
  if (answer?.status !== 200) throw new Error(`Nova Poshta, label: ${answer ? `HTTP ${answer.status}` : 'no answer'}`);
  const label = await readAtMost(answer, largestLabelBytes).catch(() => Buffer.alloc(0));
  // A sign-in page also has status 200.
  if (!label.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('Nova Poshta, label: no PDF');
  return label;
}
