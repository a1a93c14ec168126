import { orderWording } from '@shop/wording/orders.ts';
import { paymentWording } from '@shop/wording/payments.ts';
import { useEffect } from 'react';
import { describePage } from '../../meta/describe-page.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { useReplacePage } from '../../navigation/right-document.ts';
import { NextPages } from '../../paying/next-pages.tsx';
import { Drop } from '../../ui/drop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useIsMounted } from '../../ui/use-is-mounted.ts';
import { useIsOnline } from '../../ui/use-is-online.ts';
import type { Route } from './+types/payment-confirmation-page.ts';
import { usePaymentWait, type Wait } from './use-payment-wait.ts';
import '../../paying/payment-wait.css';
// Styles of the next pages; nothing else preloads them.
import './result.css';

/** No header or footer while the bank decides. */
export const handle = { isBare: true };

export const meta: Route.MetaFunction = (visit) => [
  // One page for all orders, so its description names none of them.
  ...describePage(visit, {
    title: paymentWording.title,
    description: paymentWording.description,
    path: '/payment-confirmation/order',
  }),
  { name: 'robots', content: 'noindex' },
];

/** How long an outcome is shown before the redirect. An unclear one is not shown. */
const saidMs = { approved: 2_000, declined: 3_000 };

export default function PaymentConfirmationPage({ params: { reference } }: Route.ComponentProps) {
  const wait = usePaymentWait(reference);
  const { outcome, answer } = wait;
  const isKnown = answer !== undefined;
  const replacePage = useReplacePage();
  useEffect(() => {
    if (outcome === 'waiting') return;
    // Without an answer, only this address knows which order it is.
    if (outcome === 'unclear') return replacePage('/failed', isKnown ? undefined : { reference });
    const address = outcome === 'approved' ? '/confirmation' : '/failed';
    const timer = window.setTimeout(replacePage, saidMs[outcome], address);
    return () => window.clearTimeout(timer);
  }, [outcome, isKnown, reference, replacePage]);
  const isOver = outcome === 'approved' || outcome === 'declined';
  const isActive = useIsMounted();
  return (
    <main className="wait" id="content" tabIndex={-1}>
      {isOver ? (
        <Icon name={outcome === 'approved' ? 'circle-check' : 'circle-alert'} className={`wait__${outcome}`} />
      ) : (
        <Drop />
      )}
      <div role="status">
        <h1 className="t-title">{isOver ? paymentWording[outcome] : paymentWording.waiting}</h1>
      </div>
      {!isOver && <Hint wait={wait} />}
      {isActive && (
        <p className="t-caption mute wait__reference">
          {paymentWording.reference(answer?.order_reference ?? reference)}
        </p>
      )}
      {!isOver && <WaysOn wait={wait} />}
      <noscript>
        <p>{paymentWording.needsScripts}</p>
      </noscript>
    </main>
  );
}

/** After this long the customer has perhaps left the bank's page, or the bank is slow. */
const leftAfterMs = 10_000;
const slowAfterMs = 60_000;

function isSlow({ answer, since, now }: Wait): boolean {
  return answer?.can_pay === false && now - since >= slowAfterMs;
}

function Hint({ wait }: { wait: Wait }) {
  const isOnline = useIsOnline();
  const hint = isSlow(wait) ? paymentWording.slowBank : paymentWording.waitingHint;
  return (
    <p className="soft" role="status">
      {isOnline ? hint : paymentWording.offline}
    </p>
  );
}

function WaysOn({ wait }: { wait: Wait }) {
  const { answer, since, now } = wait;
  const hasLeft = answer?.status === 'Pending' && answer.can_pay && now - since >= leftAfterMs;
  const isLasting = now > since;
  return (
    <div className="wait__ways">
      {isLasting && <NextPages />}
      {hasLeft && (
        <PageLink className="linkbtn" to="/failed">
          <span className="link">{paymentWording.toPayment}</span>
        </PageLink>
      )}
      {isSlow(wait) && (
        <PageLink className="linkbtn" to="/">
          <span className="link">{orderWording.toHome}</span>
        </PageLink>
      )}
    </div>
  );
}
