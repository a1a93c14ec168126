import { contentWording as words } from '@shop/wording/admin/content.ts';
import { useFieldValue } from 'react-admin';
import { StatusChip } from './status-chip.tsx';

/** Whether the record is visible to customers. */
export function ShownChip({ source = 'is_active' }: { source?: string }) {
  return useFieldValue({ source }) ? (
    <StatusChip tone="success" label={words.shown} />
  ) : (
    <StatusChip tone="info" label={words.hidden} />
  );
}
