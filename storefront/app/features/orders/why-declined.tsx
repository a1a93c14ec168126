import type { DeclineReason } from '@shop/contract/payments.ts';
import { declineWords } from '@shop/wording/decline-reasons.ts';

export default function WhyDeclined({ reason }: { reason: DeclineReason }) {
  return <p className="t-lead">{declineWords(reason)}</p>;
}
