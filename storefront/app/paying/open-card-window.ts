import type { CardOffer } from './card-offer.ts';
import { type CardWidget, loadCardWidget } from './load-card-widget.ts';

/** How the customer left the window; what became of the payment only the shop can say. */
type WindowEnd = 'answered' | 'closed' | 'not opened';

/** What the widget calls its parts. */
const containerId = 'wfp-container';
const openClass = 'wfp-widget-open';
const frameSelector = 'iframe[name="WFPWidgetFrame"]';
const closeEvent = 'WfpWidgetEventClose';

/**
 * Opens the provider's window over the page, until it is left. On phones the provider takes the whole page, and the
 * customer comes back by address or by the browser's history.
 */
export async function openCardWindow(offer: CardOffer, left: AbortSignal): Promise<WindowEnd> {
  const over = new AbortController();
  let widget: CardWidget | undefined;
  try {
    widget = new (await loadCardWidget(offer.payment_widget_url, left))();
    return await leavingOf(widget, offer, { left, over: over.signal });
  } catch {
    return 'not opened';
  } finally {
    over.abort();
    close(widget);
  }
}

/**
 * The widget listens for ever, and once more each time it is opened: what it tells of an earlier window comes to a
 * promise that is settled and changes nothing.
 */
function leavingOf(
  widget: CardWidget,
  { payment_data, payment_widget_url }: CardOffer,
  { left, over: signal }: { left: AbortSignal; over: AbortSignal },
): Promise<WindowEnd> {
  return new Promise((resolve, reject) => {
    const answered = () => resolve('answered');
    const closed = () => resolve('closed');
    const { origin: widgetOrigin } = new URL(payment_widget_url, window.location.href);
    // Before the widget listens: when it has heard of its end, its frame is gone.
    window.addEventListener(
      'message',
      ({ data, origin, source }) => {
        if (data === closeEvent && origin === widgetOrigin && isOfFrame(source)) closed();
      },
      { signal },
    );
    // The browser kept the page while the customer was at the provider's.
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

/** The widget believes whoever tells it to close. Nobody shall be left with the overlay alone. */
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
    // It may not find what it has closed already.
  }
  document.getElementById(containerId)?.remove();
  document.body.classList.remove(openClass);
}
