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

/** By this name the script finds itself, and so the address that it works with. */
const scriptId = 'widget-wfp-script';
const patienceMs = 15_000;

/** The provider's script, once a document. Fails when it is blocked, out of reach or too slow. */
export async function loadCardWidget(url: string, left: AbortSignal): Promise<new () => CardWidget> {
  if (window.Wayforpay === undefined) await loadScript(url, left);
  if (window.Wayforpay === undefined) throw new Error('The script of the card widget brought no widget');
  return window.Wayforpay;
}

function loadScript(url: string, left: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = window.setTimeout(fail, patienceMs);
    function fail() {
      window.clearTimeout(timer);
      // The next attempt begins anew.
      script.remove();
      reject(new Error('The script of the card widget did not come'));
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
