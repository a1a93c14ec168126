import type { PaymentData } from '@shop/contract/payments.ts';

export type CardWidget = {
  run(data: PaymentData, onApproved: () => void, onDeclined: () => void, onPending: () => void): void;
  closeit?(): void;
};

declare global {
  interface Window {
    Wayforpay?: new () => CardWidget;
  }
}

/** The script looks itself up by this id to find its own address. */
const scriptId = 'widget-wfp-script';
const timeoutMs = 15_000;

/** Loads the provider's script once per document. Fails if it is blocked, unreachable or too slow. */
export async function loadCardWidget(url: string, left: AbortSignal): Promise<new () => CardWidget> {
  if (window.Wayforpay === undefined) await loadScript(url, left);
  if (window.Wayforpay === undefined) throw new Error('card widget script defines no widget');
  return window.Wayforpay;
}

function loadScript(url: string, left: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = window.setTimeout(fail, timeoutMs);
    function fail() {
      window.clearTimeout(timer);
      // The next attempt loads the script again.
      script.remove();
      reject(new Error('card widget script failed to load'));
    }
    script.id = scriptId;
    script.src = url;
    script.onload = () => {
      window.clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    left.addEventListener('abort', fail, { once: true });
    document.head.append(script);
  });
}
