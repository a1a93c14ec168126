import type { CardOffer } from './card-offer.ts';
import { type CardWidget, loadCardWidget } from './load-card-widget.ts';

/** How the customer left the window. Only the shop knows the status of the payment. */
type WindowEnd = 'answered' | 'closed' | 'not opened';

/** Names used by the widget. */
const containerId = 'wfp-container';
const openClass = 'wfp-widget-open';
const frameSelector = 'iframe[name="WFPWidgetFrame"]';
const closeEvent = 'WfpWidgetEventClose';

/**
 * Opens the provider's window over the page and resolves when it is left. On phones the provider replaces the whole
 * page, and the customer comes back by a redirect or by Back.
 */
export async function openCardWindow(offer: CardOffer, left: AbortSignal): Promise<WindowEnd> {
  const over = new AbortController();
  let widget: CardWidget | undefined;
  try {
    widget = new (await loadCardWidget(offer.payment_widget_url, left))();
    return await waitUntilLeft(widget, offer, { left, over: over.signal });
  } catch {
    return 'not opened';
  } finally {
    over.abort();
    close(widget);
  }
}

/**
 * The widget never removes its listeners and adds more at each opening. Events of an earlier window reach a promise
 * that is already settled, so they have no effect.
 */
function waitUntilLeft(
  widget: CardWidget,
  { payment_data, payment_widget_url }: CardOffer,
  { left, over: signal }: { left: AbortSignal; over: AbortSignal },
): Promise<WindowEnd> {
  return new Promise((resolve, reject) => {
    const answered = () => resolve('answered');
    const closed = () => resolve('closed');
    const { origin: widgetOrigin } = new URL(payment_widget_url, window.location.href);
    // Registered before the widget's own listener, which removes the frame.
    window.addEventListener(
      'message',
      ({ data, origin, source }) => {
        if (data === closeEvent && origin === widgetOrigin && isOfFrame(source)) closed();
      },
      { signal },
    );
    // The page was restored from the back/forward cache after the provider's page.
    window.addEventListener('pageshow', ({ persisted }) => persisted && closed(), { signal });
    left.addEventListener('abort', closed, { signal });
    if (left.aborted) return closed();
    try {
      // A copy: the widget writes into it.
      widget.run({ ...payment_data }, answered, answered, answered);
    } catch (error) {
      return reject(error);
    }
    watchContainer(closed, signal);
    document.querySelector<HTMLElement>(frameSelector)?.focus();
  });
}

function isOfFrame(source: MessageEventSource | null): boolean {
  const frame = document.querySelector<HTMLIFrameElement>(frameSelector);
  return frame === null || frame.contentWindow === source;
}

/** The widget accepts a close message from any sender. If its frame is removed, its overlay must go, too. */
function watchContainer(gone: () => void, signal: AbortSignal): void {
  const container = document.getElementById(containerId);
  if (container === null) return;
  const watch = new MutationObserver(() => !container.isConnected && gone());
  watch.observe(document.body, { childList: true });
  signal.addEventListener('abort', () => watch.disconnect());
}

function close(widget: CardWidget | undefined): void {
  try {
    widget?.closeit?.();
  } catch {
    // The widget may fail if it is already closed.
  }
  document.getElementById(containerId)?.remove();
  document.body.classList.remove(openClass);
}
