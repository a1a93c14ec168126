import type { DeclineReason } from '@shop/contract/payments.ts';

/** The provider's reason codes that help a customer. Others are about the merchant or the request. */
const reasons: Readonly<Record<number, DeclineReason>> = {
  1101: 'declined_by_bank',
  1102: 'wrong_cvv',
  1103: 'card_expired',
  1104: 'insufficient_funds',
  1105: 'wrong_card',
  1106: 'limit_exceeded',
  1108: 'not_confirmed',
  1114: 'suspected_fraud',
  1120: 'not_confirmed',
  1121: 'wrong_card',
  1122: 'declined_by_bank',
  1124: 'time_over',
  1125: 'left_by_customer',
  1135: 'limit_exceeded',
  1146: 'card_restricted',
};

export function declineReason(code: number): DeclineReason | undefined {
  return reasons[code];
}
