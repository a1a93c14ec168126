import { pageStateWording } from '@shop/wording/admin/pages.ts';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import type { ListedPage } from './edited-page.ts';

const tones: Record<ListedPage['state'], Tone> = {
  published: 'success',
  draft: 'warning',
  withdrawn: 'info',
  empty: 'info',
};

export function PageStateChip({ state }: { state: ListedPage['state'] }) {
  return <StatusChip tone={tones[state]} label={pageStateWording[state]} />;
}
