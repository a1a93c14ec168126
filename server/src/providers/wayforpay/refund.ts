import { toDecimal } from '@shop/domain/money.ts';
import type { CardRefund, RefundAnswer } from '../../features/payments/card-provider.ts';
import { callWayforpay, failure, unsignedAnswer, type WayforpaySettings } from './call-wayforpay.ts';
import { readSigned } from './read-signed.ts';
import { sign } from './signature.ts';
import { readReasonCode, toPaymentState } from './statuses.ts';

const transactionType = 'REFUND';
const answerNames = ['merchantAccount', 'orderReference', 'transactionStatus', 'reasonCode'];
/** In processing, delayed, pending, refund in processing: with these codes the money may still be sent. */
const undecidedReasons = [1131, 1132, 1134, 1138];

export async function refund(
  settings: WayforpaySettings,
  { reference, amount, comment }: CardRefund,
  signal: AbortSignal,
): Promise<RefundAnswer> {
  const { merchantAccount, secretKey } = settings;
  const asked = { merchantAccount, orderReference: reference, amount: toDecimal(amount), currency: 'UAH' };
  const call = { transactionType, ...asked, comment, merchantSignature: sign(Object.values(asked), secretKey) };
  const { fields, body } = await callWayforpay(settings, call, signal);
  const signed = readSigned(settings, fields, answerNames);
  if (signed === undefined) throw unsignedAnswer(call, fields);
  const [, answered, status = '', reasonCode = ''] = signed;
  if (answered !== reference) throw failure(call, 'answer about another payment');
  const answer = { status, reasonCode: readReasonCode(reasonCode), body };
  const state = toRefundState(answer);
  if (state === undefined) throw failure(call, `refund status unknown, reason ${answer.reasonCode}`);
  return { state, ...answer };
}

function toRefundState({ status, reasonCode }: Omit<RefundAnswer, 'state'>): RefundAnswer['state'] | undefined {
  const state = toPaymentState(status);
  if (state === 'refunded' || state === 'voided' || state === 'refund_in_processing') return state;
  if (state === 'declined' && !undecidedReasons.includes(reasonCode ?? 0)) return 'refused';
  return undefined;
}
