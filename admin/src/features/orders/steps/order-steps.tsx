import type { AdminOrder, OrderAction } from '@shop/contract/admin/orders.ts';
import { orderStepWording } from '@shop/wording/admin/orders.ts';
import type { ReactNode } from 'react';
import { api } from '../../../api.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { moneyText } from '../../../ui/money-field.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { MarkPaid } from './mark-paid.tsx';
import { ReturnGoods } from './return-goods.tsx';

/** The possible steps of the order, the next one first. Shipping is in the panel of the parcel. */
export function OrderSteps({ order }: { order: AdminOrder }) {
  const steps: Partial<Record<OrderAction, ReactNode>> = {
    confirm: <Confirm key="confirm" order={order} />,
    pack: <Pack key="pack" order={order} />,
    complete: <Complete key="complete" order={order} />,
    mark_paid: <MarkPaid key="mark_paid" order={order} />,
    return: <ReturnGoods key="return" order={order} />,
    cancel: <CancelOrder key="cancel" order={order} />,
  };
  const shown = Object.keys(steps) as OrderAction[];
  return shown.filter((action) => order.actions.includes(action)).map((action) => steps[action]);
}

function Confirm({ order }: { order: AdminOrder }) {
  const { button, done, unpaidTitle, unpaidText } = orderStepWording.confirm;
  const run = () => api('POST /api/v1/admin/orders/:id/confirm/', { params: { id: order.id } });
  const question = { title: unpaidTitle, text: unpaidText, agree: button };
  // Orders paid on receipt are not unpaid yet.
  const isUnpaid = order.held_until !== null;
  return (
    <ActionButton variant="contained" run={run} done={done} {...(isUnpaid && { ask: question })}>
      {button}
    </ActionButton>
  );
}

function Pack({ order }: { order: AdminOrder }) {
  const { button, done } = orderStepWording.pack;
  const run = () => api('POST /api/v1/admin/orders/:id/pack/', { params: { id: order.id } });
  return (
    <ActionButton variant="contained" run={run} done={done}>
      {button}
    </ActionButton>
  );
}

function Complete({ order }: { order: AdminOrder }) {
  const { button, done, unpaidTitle, unpaidText } = orderStepWording.complete;
  const run = () => api('POST /api/v1/admin/orders/:id/complete/', { params: { id: order.id } });
  const question = { title: unpaidTitle, text: unpaidText(moneyText(order.due)), agree: button };
  return (
    <ActionButton variant="contained" run={run} done={done} {...(order.due !== '0.00' && { ask: question })}>
      {button}
    </ActionButton>
  );
}
