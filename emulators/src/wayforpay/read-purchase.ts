import { parseKopiykas } from './amount.ts';
import type { ReasonCode } from './reasons.ts';
import { isSigned } from './signature.ts';

export type Company = {
  /** The only merchant. */
  merchantAccount: string;
  secretKey: string;
  /** Base URL of the company, without a trailing slash. */
  address: string;
};

/** What a shop asks to be paid, as sent by the customer's browser. */
export type Purchase = {
  reference: string;
  kopiykas: number;
  currency: string;
  products: { name: string; price: number; count: number }[];
  signature: string;
  /** The money is only authorised until the shop settles. */
  isHold: boolean;
  apiVersion: number;
  timeoutSeconds: number;
  serviceUrl: string | null;
  returnUrl: string | null;
  isInFrame: boolean;
  /** By which the widget recognises its own result. */
  clientStartTime: number | null;
};

export type Refused = { refused: ReasonCode };

const signedFields = ['merchantAccount', 'merchantDomainName', 'orderReference', 'orderDate', 'amount', 'currency'];
const signedLists = ['productName[]', 'productCount[]', 'productPrice[]'];
const longestTimeoutSeconds = 20 * 24 * 60 * 60;

export function readPurchase(
  form: URLSearchParams,
  isInFrame: boolean,
  { merchantAccount, secretKey }: Company,
): Purchase | Refused {
  const field = (name: string) => form.get(name) ?? '';
  const signature = field('merchantSignature');
  const signed = [...signedFields.map(field), ...signedLists.flatMap((name) => form.getAll(name))];
  if (signature === '' || signedFields.some((name) => field(name) === '')) return { refused: 1115 };
  if (signedLists.some((name) => !form.has(name))) return { refused: 1115 };
  if (field('merchantAccount') !== merchantAccount) return { refused: 1121 };
  if (!isSigned(signature, signed, secretKey)) return { refused: 1113 };
  const kopiykas = parseKopiykas(field('amount'));
  if (kopiykas === undefined) return { refused: 1130 };
  return {
    reference: field('orderReference'),
    kopiykas,
    currency: field('currency'),
    products: readProducts(form),
    signature,
    isHold: field('merchantTransactionType') === 'AUTH',
    apiVersion: Number(field('apiVersion') || 1),
    timeoutSeconds: Math.min(wholeNumber(field('orderTimeout')) ?? longestTimeoutSeconds, longestTimeoutSeconds),
    serviceUrl: form.get('serviceUrl'),
    returnUrl: form.get('returnUrl'),
    isInFrame,
    clientStartTime: wholeNumber(field('clientStartTime')) ?? null,
  };
}

function readProducts(form: URLSearchParams): Purchase['products'] {
  const [prices, counts] = [form.getAll('productPrice[]'), form.getAll('productCount[]')];
  return form.getAll('productName[]').map((name, index) => ({
    name,
    price: Number(prices[index] ?? 0),
    count: Number(counts[index] ?? 0),
  }));
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
