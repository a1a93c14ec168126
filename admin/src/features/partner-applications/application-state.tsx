import type { PartnerApplicationState } from '@shop/contract/admin/partner-applications.ts';
import { partnerApplicationStateWording } from '@shop/wording/admin/partner-applications.ts';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

const tones: Record<PartnerApplicationState, Tone> = { new: 'warning', approved: 'success', declined: 'info' };

export function ApplicationStateChip({ state }: { state: PartnerApplicationState }) {
  return <StatusChip tone={tones[state]} label={partnerApplicationStateWording[state]} />;
}
