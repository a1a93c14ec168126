import { paymentWording } from '@shop/wording/payments.ts';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Drop } from '../ui/drop.tsx';
import { useIsOnline } from '../ui/use-is-online.ts';
import { NextPages } from './next-pages.tsx';
import './payment-wait.css';

/**
 * Covers the page while the customer pays; the page under it is inert. Not a modal dialog: the bank's window is added
 * to the page later and must stay reachable.
 */
export function PaymentWait() {
  const layer = useRef<HTMLDivElement>(null);
  const isOnline = useIsOnline();
  useEffect(() => {
    const covered = [...document.body.children].filter((each) => each !== layer.current && !each.hasAttribute('inert'));
    const { activeElement } = document;
    for (const each of covered) each.setAttribute('inert', '');
    layer.current?.focus();
    return () => {
      for (const each of covered) each.removeAttribute('inert');
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    <div ref={layer} className="wait" role="status" tabIndex={-1}>
      <NextPages />
      <Drop />
      <p className="t-title">{paymentWording.waiting}</p>
      <p className="soft">{isOnline ? paymentWording.waitingHint : paymentWording.offline}</p>
    </div>,
    document.body,
  );
}
