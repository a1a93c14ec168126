import { parseKopiykas } from './amount.ts';
import type { Ledger } from './ledger.ts';
import { isPaid, type Payment } from './payment.ts';
import type { Company } from './read-purchase.ts';
import { type ReasonCode, reasons } from './reasons.ts';
import { isSigned, sign } from './signature.ts';
import { webhookBody, webhookFields } from './webhook-fields.ts';

type Asked = Record<string, unknown>;

/** The answer to CHECK_STATUS, REFUND or SETTLE. Any other request gets an unsigned refusal. */
export function answerApi(body: string, ledger: Ledger, company: Company): string {
  const asked = readObject(body);
  const operation = asked === undefined ? undefined : operations[looseText(asked.transactionType)];
  if (asked === undefined || operation === undefined) return refusal(1109);
  if (!['', '1', '2'].includes(looseText(asked.apiVersion))) return refusal(1109);
  if (asked.merchantAccount !== company.merchantAccount) return refusal(1121);
  const signed = operation.signedFields.map((name) => looseText(asked[name]));
  if (signed.includes('')) return refusal(1115);
  if (!isSigned(asked.merchantSignature, signed, company.secretKey)) return refusal(1113);
  return operation.answer(asked, ledger, company);
}

type Operation = {
  signedFields: string[];
  answer(asked: Asked, ledger: Ledger, company: Company): string;
};

const moneyFields = ['merchantAccount', 'orderReference', 'amount', 'currency'];

const operations: Record<string, Operation> = {
  CHECK_STATUS: { signedFields: ['merchantAccount', 'orderReference'], answer: checkStatus },
  REFUND: { signedFields: moneyFields, answer: refund },
  SETTLE: { signedFields: moneyFields, answer: settle },
};

function checkStatus(asked: Asked, ledger: Ledger, company: Company): string {
  const orderReference = looseText(asked.orderReference);
  const payment = ledger.find(orderReference);
  if (payment === undefined) return unknownOrder(orderReference, company);
  const { clientName, email, phone, products, repayUrl, ...webhook } = webhookFields(payment, company);
  const { kopiykas, currency } = payment.purchase;
  return webhookBody({
    ...webhook,
    settlementDate: null,
    settlementAmount: isPaid(payment) ? kopiykas / 100 : null,
    refundAmount: payment.refunded === 0 ? null : payment.refunded / 100,
    baseAmount: kopiykas / 100,
    baseCurrency: currency,
    ...(looseText(asked.apiVersion) === '2' && { products: payment.purchase.products }),
  });
}

/** Signed like any status, with empty values instead of the facts of a payment. */
function unknownOrder(orderReference: string, { merchantAccount, secretKey }: Company): string {
  const signed = [merchantAccount, orderReference, null, null, null, null, null, 1127];
  return JSON.stringify({
    merchantAccount,
    orderReference,
    merchantSignature: sign(signed, secretKey),
    reason: reasons[1127],
    reasonCode: 1127,
  });
}

function refund(asked: Asked, ledger: Ledger, company: Company): string {
  const kopiykas = parseKopiykas(looseText(asked.amount));
  const answer = (status: string, code: ReasonCode) =>
    moneyAnswer(looseText(asked.orderReference), status, code, company);
  const payment = ledger.find(looseText(asked.orderReference));
  const problem = payment === undefined ? 1127 : refundProblem(payment, kopiykas, asked);
  if (problem !== undefined || payment === undefined || kopiykas === undefined)
    return answer('Declined', problem ?? 1127);
  if (payment.status === 'WaitingAuthComplete') ledger.release(payment);
  else ledger.refund(payment, kopiykas);
  return answer(payment.status, payment.reasonCode);
}

function refundProblem(payment: Payment, kopiykas: number | undefined, asked: Asked): ReasonCode | undefined {
  const { purchase, refunded, refundOnItsWay } = payment;
  if (looseText(asked.comment) === '') return 1115;
  if (kopiykas === undefined) return 1130;
  if (asked.currency !== purchase.currency) return 1110;
  if (!isPaid(payment) || payment.status === 'Voided') return 1126;
  if (kopiykas > purchase.kopiykas - refunded - refundOnItsWay) return 1128;
  return payment.status === 'WaitingAuthComplete' && kopiykas < purchase.kopiykas ? 1141 : undefined;
}

function settle(asked: Asked, ledger: Ledger, company: Company): string {
  const kopiykas = parseKopiykas(looseText(asked.amount));
  const answer = (status: string, code: ReasonCode) =>
    moneyAnswer(looseText(asked.orderReference), status, code, company);
  const payment = ledger.find(looseText(asked.orderReference));
  if (payment === undefined) return answer('Declined', 1127);
  if (payment.status !== 'WaitingAuthComplete') return answer('Declined', 1126);
  if (kopiykas === undefined || kopiykas > payment.purchase.kopiykas) return answer('Declined', 1137);
  ledger.settle(payment, kopiykas);
  return answer(payment.status, payment.reasonCode);
}

function moneyAnswer(
  orderReference: string,
  transactionStatus: string,
  reasonCode: ReasonCode,
  { merchantAccount, secretKey }: Company,
): string {
  const merchantSignature = sign([merchantAccount, orderReference, transactionStatus, reasonCode], secretKey);
  const reason = reasons[reasonCode];
  return JSON.stringify({
    merchantAccount,
    orderReference,
    transactionStatus,
    reason,
    reasonCode,
    merchantSignature,
  });
}

function refusal(reasonCode: ReasonCode): string {
  return JSON.stringify({ reason: reasons[reasonCode], reasonCode });
}

function readObject(body: string): Asked | undefined {
  try {
    const given: unknown = JSON.parse(body);
    return typeof given === 'object' && given !== null ? (given as Asked) : undefined;
  } catch {
    return undefined;
  }
}

function looseText(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
}
