import { customersWording as words } from '@shop/wording/admin/customers.ts';
import { StatusChip } from '../../ui/status-chip.tsx';

export function ActivationChip({ isActivated }: { isActivated: boolean }) {
  return isActivated ? (
    <StatusChip tone="success" label={words.confirmed} />
  ) : (
    <StatusChip tone="warning" label={words.notConfirmed} />
  );
}
