import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { ordersWording } from '@shop/wording/admin/orders.ts';
import { MailedLetters } from '../../letters/mailed-letters.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Letters sent to the customer. */
export function OrderLetters({ letters }: { letters: AdminOrder['letters'] }) {
  if (letters.length === 0) return null;
  return (
    <Panel title={ordersWording.letters}>
      <MailedLetters letters={letters.map(({ sent, ...letter }) => ({ ...letter, at: sent }))} />
    </Panel>
  );
}
