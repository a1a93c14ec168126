import type { PaymentMethod } from '@shop/domain/payment-methods.ts';

const card = 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M2 10h20M6 14h2';
const wallet =
  'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4';

/** Lucide outlines (ISC licence) used on this screen only, so that other pages do not load them. */
export function PaymentIcon({ of }: { of: PaymentMethod }) {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      <path d={of === 'full' ? card : wallet} />
    </svg>
  );
}
