/** Without addresses, the emulator is used. */
export type WayforpayAccess = {
  merchantAccount: string;
  secretKey: string;
  apiUrl: string | undefined;
  widgetUrl: string | undefined;
};

type Given = {
  SHOP_MODE?: string | undefined;
  WAYFORPAY_MERCHANT_ACCOUNT?: string | undefined;
  WAYFORPAY_SECRET_KEY?: string | undefined;
  WAYFORPAY_API_URL?: string | undefined;
  WAYFORPAY_WIDGET_URL?: string | undefined;
};

const realApiUrl = 'https://api.wayforpay.com/api';
const realWidgetUrl = 'https://secure.wayforpay.com/server/pay-widget.js';

/** The public test merchant from the provider's documentation. */
const publicMerchant = { account: 'test_merch_n1', secretKey: 'flk3409refn54t54t*FNJRET' };

export function wayforpayAccess(given: Given): WayforpayAccess {
  const { WAYFORPAY_API_URL: apiUrl, WAYFORPAY_WIDGET_URL: widgetUrl } = given;
  const isEmulated = isTheEmulator(given);
  // A live shop without cards has no key: everybody could sign webhooks with the public one, nobody can with none.
  const absent = given.SHOP_MODE === 'live' ? { account: '', secretKey: '' } : publicMerchant;
  return {
    merchantAccount: given.WAYFORPAY_MERCHANT_ACCOUNT ?? absent.account,
    secretKey: given.WAYFORPAY_SECRET_KEY ?? absent.secretKey,
    apiUrl: isEmulated ? undefined : (apiUrl ?? realApiUrl),
    widgetUrl: isEmulated ? undefined : (widgetUrl ?? realWidgetUrl),
  };
}

function isTheEmulator({ SHOP_MODE, WAYFORPAY_API_URL, WAYFORPAY_WIDGET_URL }: Given): boolean {
  return SHOP_MODE !== 'live' && WAYFORPAY_API_URL === undefined && WAYFORPAY_WIDGET_URL === undefined;
}

/** With the account of one merchant and the key of another, all signatures fail. The emulator accepts any pair. */
export function wayforpayProblems(given: Given): string[] {
  if (isTheEmulator(given)) return [];
  const names = ['WAYFORPAY_MERCHANT_ACCOUNT', 'WAYFORPAY_SECRET_KEY'] as const;
  const missing = names.filter((name) => given[name] === undefined);
  return missing.length === 1 ? [`${missing[0]}: account and secret key are set together`] : [];
}

export function publicMerchantProblems(given: Given): string[] {
  const problems: string[] = [];
  if (given.WAYFORPAY_MERCHANT_ACCOUNT === publicMerchant.account) {
    problems.push('WAYFORPAY_MERCHANT_ACCOUNT: is the public test merchant, whose secret key everybody knows');
  }
  if (given.WAYFORPAY_SECRET_KEY === publicMerchant.secretKey) {
    problems.push('WAYFORPAY_SECRET_KEY: is the one of the public test merchant, which everybody knows');
  }
  return problems;
}
