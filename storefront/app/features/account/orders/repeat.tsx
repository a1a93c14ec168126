import type { AccountOrder } from '@shop/contract/customers.ts';
import { accountOrdersWording } from '@shop/wording/account-orders.ts';
import type { ReactNode } from 'react';
import { openOverlay } from '../../../navigation/overlays.ts';
import { type Repeated, repeatOrder } from './repeat-order.ts';

/** Puts the order into the cart again; the result is what could not be put there. Loaded when it is asked for. */
export async function repeat(order: AccountOrder, largestLine: number): Promise<ReactNode> {
  const repeated = await repeatOrder(order.order_products, largestLine);
  const words = missing(repeated);
  if (words.length > 0) return <Missing words={words} hasSome={repeated.lines.length > 0} />;
  // Only if nothing is missing: the cart would cover the message.
  openOverlay('cart');
  return null;
}

function Missing({ words, hasSome }: { words: readonly string[]; hasSome: boolean }) {
  return (
    <div className="msg msg--note purchase__missing" role="status">
      <ul>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {hasSome && (
        <button type="button" className="btn btn--line btn--s" onClick={() => openOverlay('cart')}>
          {accountOrdersWording.toCart}
        </button>
      )}
    </div>
  );
}

function missing({ gone, fewer }: Repeated): string[] {
  return [
    ...gone.map(accountOrdersWording.notSold),
    ...fewer.map(({ name, added }) =>
      added > 0 ? accountOrdersWording.fewer(name, added) : accountOrdersWording.enough(name),
    ),
  ];
}
