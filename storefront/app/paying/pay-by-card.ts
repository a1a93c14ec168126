import type { CardOffer, WayOn } from './card-offer.ts';

const windowMissing: WayOn = { address: '/failed', state: { isWindowMissing: true } };

/** The code of the card window: fetched ahead when a card is likely, and at the latest when it is needed. */
export const loadCardWindow = () => import('./pay-in-card-window.ts');

/** Lets the customer pay in the provider's window, and says where to go on. It ends early when the page is left. */
export async function payByCard(offer: CardOffer, left: AbortSignal): Promise<WayOn> {
  const nextPage = await loadCardWindow().then(
    ({ payInCardWindow }) => payInCardWindow(offer, left),
    () => windowMissing,
  );
  await connection(left);
  return nextPage;
}

/** Without one the next page could not be fetched, and the browser would show a failure of its own. */
async function connection(left: AbortSignal): Promise<void> {
  if (navigator.onLine || left.aborted) return;
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true, signal: left });
    left.addEventListener('abort', resolve, { once: true });
  });
}
