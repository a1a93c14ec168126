import type { AdminOrderRow, MoneyState } from '@shop/contract/admin/orders.ts';
import { attentionInShort, moneyStateWording, orderStateWording } from '@shop/wording/admin/orders.ts';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

const stateTones: Record<AdminOrderRow['state'], Tone> = {
  new: 'warning',
  confirmed: 'info',
  packed: 'info',
  shipped: 'info',
  completed: 'success',
  cancelled: 'error',
  returned: 'error',
};

const moneyTones: Record<MoneyState, Tone> = {
  unpaid: 'warning',
  paid_in_part: 'info',
  paid: 'success',
  refunded_in_part: 'error',
  refunded: 'error',
};

export function StateChip({ state }: { state: AdminOrderRow['state'] }) {
  return <StatusChip tone={stateTones[state]} label={orderStateWording[state]} />;
}

export function MoneyChip({ state }: { state: MoneyState }) {
  return <StatusChip tone={moneyTones[state]} label={moneyStateWording[state]} />;
}

/** Short form of the reason; the order's page shows the whole of it. */
export function AttentionChip({ reason }: { reason: string }) {
  return <StatusChip tone="error" label={attentionInShort[reason] ?? reason} />;
}
