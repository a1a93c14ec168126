import { productsWording } from '@shop/wording/admin/products.ts';
import { StatusChip } from '../../ui/status-chip.tsx';

const { states } = productsWording;

/** Whether the product is visible to customers. */
export function StateChip({ is_active, is_archived }: { is_active: boolean; is_archived: boolean }) {
  if (is_archived) return <StatusChip tone="error" label={states.archived} />;
  return is_active ? (
    <StatusChip tone="success" label={states.active} />
  ) : (
    <StatusChip tone="info" label={states.hidden} />
  );
}
