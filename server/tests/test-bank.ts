import { createHmac } from 'node:crypto';
import { wayforpayProvider } from '../src/providers/wayforpay/wayforpay-provider.ts';

const merchantAccount = 'rosa_tests';
const secretKey = 'a secret of the tests only';

export type Said = {
  transactionStatus: string;
  amount?: number;
  currency?: string;
  reasonCode?: number;
  refundAmount?: number;
  cardPan?: string;
  authCode?: string;
  /** The merchant account of another shop. */
  account?: string;
};

/** The shop's real adapter with a fake provider that answers as the test says. */
export function testBank(publicUrl = 'http://localhost:3000') {
  const known = new Map<string, Said & { amount: number }>();
  const asked: string[] = [];
  let isSilent = false;
  let mumbled: ((orderReference: string) => string) | undefined;
  let ready: Promise<unknown> = Promise.resolve();
  const answer = async (question: string): Promise<Response> => {
    const { orderReference } = JSON.parse(question) as { orderReference: string };
    asked.push(orderReference);
    await ready;
    if (isSilent) throw new TypeError('fetch failed');
    if (mumbled !== undefined) return new Response(mumbled(orderReference));
    const said = known.get(orderReference);
    if (said === undefined)
      return Response.json({ merchantAccount, orderReference, reason: 'Order not found', reasonCode: 1127 });
    return new Response(signedWebhook(orderReference, said));
  };
  return {
    provider: wayforpayProvider({
      merchantAccount,
      secretKey,
      apiUrl: 'http://bank.test/api',
      widgetUrl: 'https://bank.test/server/pay-widget.js',
      publicUrl,
      fetch: (_url, init) => answer(String(init?.body)),
    }),
    /** Answers a request, for example one that came over HTTP. */
    answer,
    merchantAccount,
    secretKey,
    /** References of the attempts that the shop has checked. */
    asked,
    /** Sets the bank's answer about an attempt. */
    says(orderReference: string, said: Said & { amount: number }) {
      known.set(orderReference, said);
    },
    forgets: (orderReference: string) => void known.delete(orderReference),
    fallSilent: (silent = true) => {
      isSilent = silent;
    },
    /** Replaces all answers with this text; without an argument, restores true answers. */
    mumble: (words?: (orderReference: string) => string) => {
      mumbled = words;
    },
    /** Answers wait for this. */
    answersAfter: (moment: Promise<unknown>) => {
      ready = moment;
    },
    webhook: signedWebhook,
    refundAnswer: signedRefundAnswer,
  };
}

/** A signed webhook as the bank sends it. */
function signedWebhook(orderReference: string, said: Said & { amount: number }): string {
  const { transactionStatus, amount, currency = 'UAH', cardPan = '41****1111', authCode = '541963' } = said;
  const { account = merchantAccount } = said;
  const reasonCode = said.reasonCode ?? (transactionStatus === 'Approved' ? 1100 : 1101);
  const signed = [account, orderReference, amount, currency, authCode, cardPan, transactionStatus, reasonCode];
  return JSON.stringify({
    merchantAccount: account,
    orderReference,
    amount,
    currency,
    authCode,
    cardPan,
    transactionStatus,
    reasonCode,
    email: 'olena@rosa.example',
    phone: '380671234567',
    ...(said.refundAmount !== undefined && { refundAmount: said.refundAmount }),
    merchantSignature: createHmac('md5', secretKey).update(signed.join(';')).digest('hex'),
  });
}

/** The signed answer to a refund request. */
function signedRefundAnswer(orderReference: string, transactionStatus: string, reasonCode: number): string {
  const signed = [merchantAccount, orderReference, transactionStatus, reasonCode];
  const merchantSignature = createHmac('md5', secretKey).update(signed.join(';')).digest('hex');
  return JSON.stringify({ merchantAccount, orderReference, transactionStatus, reasonCode, merchantSignature });
}
