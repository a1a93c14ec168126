import type { CardOffer, NextPage } from './card-offer.ts';

const windowMissing: NextPage = { address: '/failed', state: { isWindowMissing: true } };

/** The chunk of the card window: preloaded when a card payment is likely, loaded at the latest when it is needed. */
export const loadCardWindow = () => import('./pay-in-card-window.ts');

/** Opens the provider's window and returns the next page. Ends early when the page is left. */
export async function payByCard(offer: CardOffer, left: AbortSignal): Promise<NextPage> {
  const nextPage = await loadCardWindow().then(
    ({ payInCardWindow }) => payInCardWindow(offer, left),
    () => windowMissing,
  );
  await connection(left);
  return nextPage;
}

/** Waits for a connection: offline, the next page would be the browser's own error page. */
async function connection(left: AbortSignal): Promise<void> {
  if (navigator.onLine || left.aborted) return;
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true, signal: left });
    left.addEventListener('abort', resolve, { once: true });
  });
}
