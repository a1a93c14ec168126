import type { NovaPoshtaSettings } from './call-nova-poshta.ts';

/** The key is a part of the address, so neither the address nor an error of `fetch` may get out of here. */
export async function readLabel(
  { labelUrl, apiKey, fetch, timeoutMs = 30_000 }: NovaPoshtaSettings & { labelUrl: string },
  ref: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const path = `orders/printMarking100x100/orders[]/${encodeURIComponent(ref)}/type/pdf/apiKey/${encodeURIComponent(apiKey)}`;
  const answer = await fetch(`${labelUrl}/${path}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch(() => undefined);
  if (answer?.status !== 200) throw new Error(`Nova Poshta, label: ${answer ? `HTTP ${answer.status}` : 'no answer'}`);
  const label = new Uint8Array(await answer.arrayBuffer());
  // A page that asks to sign in comes with status 200, too.
  if (!Buffer.from(label.subarray(0, 5)).equals(Buffer.from('%PDF-'))) throw new Error('Nova Poshta, label: no PDF');
  return label;
}
