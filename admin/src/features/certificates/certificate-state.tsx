import type { CertificateState } from '@shop/contract/admin/certificates.ts';
import { certificateStateWording } from '@shop/wording/admin/certificates.ts';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

const tones: Record<CertificateState, Tone> = {
  active: 'success',
  spent: 'info',
  expired: 'warning',
  blocked: 'error',
};

export function CertificateStateChip({ state }: { state: CertificateState }) {
  return <StatusChip tone={tones[state]} label={certificateStateWording[state]} />;
}
