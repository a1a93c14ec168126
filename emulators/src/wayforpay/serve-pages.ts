import type { Markup } from '../html.ts';
import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import { bankCheckPage } from './pages/bank-check-page.ts';
import { type Choice, choices } from './pages/demonstration-panel.ts';
import { formatAmount, type Setting } from './pages/layout.ts';
import { emptyForm, filledForm, paymentPage } from './pages/payment-page.ts';
import { closedPage, resultPage } from './pages/result-page.ts';
import { isPaid, type Outcome, type Payment } from './payment.ts';
import { readCard } from './read-card.ts';
import { type Company, type Purchase, type Refused, readPurchase } from './read-purchase.ts';
import { reasons } from './reasons.ts';
import { findTestCard, maskCard, testCards } from './test-cards.ts';
import { webhookBody, webhookFields } from './webhook-fields.ts';

export type PageParts = {
  ledger: Ledger;
  company: Company;
  clock: Clock;
  /** The target of an address from the browser; undefined unless it belongs to the shop. */
  addressOfShop(given: string): string | undefined;
};

/** Only the shop may frame the page, and only the company's own script may run. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'self'; base-uri 'none'";

/** The pages for the customer's browser. Each reply depends on the status of the payment. */
export function servePages({ ledger, company, clock, addressOfShop }: PageParts) {
  const basePath = new URL(company.address).pathname;
  const toSetting = ({ isInFrame }: Purchase): Setting => ({ basePath, isInFrame });

  function openPayment(form: URLSearchParams, isInFrame: boolean): Payment | Refused {
    const purchase = readPurchase(form, isInFrame, company);
    return 'refused' in purchase ? purchase : ledger.open(withShopAddresses(purchase));
  }

  function open(form: URLSearchParams, isInFrame: boolean): Response {
    const opened = openPayment(form, isInFrame);
    if ('refused' in opened) return refused(opened, form, isInFrame);
    return redirect(`${basePath}/pay/${opened.session}`);
  }

  function withShopAddresses(purchase: Purchase): Purchase {
    const checked = (url: string | null) => (url !== null && addressOfShop(url) !== undefined ? url : null);
    return { ...purchase, serviceUrl: checked(purchase.serviceUrl), returnUrl: checked(purchase.returnUrl) };
  }

  /** A refused request gets an unsigned result: the shop would trust a signed one. */
  function refused({ refused: reasonCode }: Refused, form: URLSearchParams, isInFrame: boolean): Response {
    const fields = {
      orderReference: form.get('orderReference'),
      transactionStatus: 'Declined',
      reason: reasons[reasonCode],
      reasonCode,
      clientStartTime: Number(form.get('clientStartTime')) || undefined,
    };
    const returnTo = addressOfShop(form.get('returnUrl') ?? '');
    const result = { status: 'Declined', reasonCode, amount: undefined, returnTo, isSigned: false } as const;
    return page(resultPage({ ...result, fields, message: JSON.stringify(fields) }, { basePath, isInFrame }));
  }

  function show(session: string, isAskedToRepay = false): Response | undefined {
    const payment = ledger.findBySession(session);
    if (payment === undefined) return undefined;
    const setting = toSetting(payment.purchase);
    const mayRepay = isAskedToRepay && payment.status === 'Declined';
    if (payment.status === 'Created' || mayRepay) return page(paymentPage(payment, emptyForm, setting));
    if (payment.status === 'InProcessing') return page(bankCheckPage(payment, secondsLeft(payment), setting));
    return page(resultPage(toResult(payment), setting));
  }

  /** One second more, so that the bank has decided when the page reloads. */
  function secondsLeft({ due }: Payment): number {
    return Math.max(1, Math.ceil(((due?.at ?? 0) - clock.now()) / 1000) + 1);
  }

  function toResult(payment: Payment) {
    const { purchase, status, reasonCode } = payment;
    const { products, ...fields } = webhookFields(payment, company);
    return {
      status,
      reasonCode,
      fields,
      message: webhookBody({ ...fields, clientStartTime: purchase.clientStartTime ?? undefined }),
      amount: formatAmount(purchase.kopiykas, purchase.currency),
      returnTo: addressOfShop(purchase.returnUrl ?? ''),
      isSigned: true,
    };
  }

  function choose(session: string, form: URLSearchParams): Response | undefined {
    const payment = ledger.findBySession(session);
    if (payment === undefined) return undefined;
    const setting = toSetting(payment.purchase);
    const again = redirect(`${basePath}/pay/${session}`);
    // A double click, or a click on an old page: the first choice stands.
    if (isPaid(payment) || payment.status === 'Expired' || payment.status === 'Pending') return again;

    const filled = form.get('fill');
    if (filled !== null) {
      const number = findTestCard(filled)?.number ?? '';
      return page(paymentPage(payment, filledForm(number, new Date(clock.now()).getFullYear()), setting));
    }
    const choice = form.get('choice');
    if (choice === 'close') return close(payment, setting);
    if (isOutcome(choice)) {
      const cardPan = payment.cardPan || maskCard(testCards[0]!.number);
      ledger.decide(payment, choice, { cardPan, paymentSystem: 'card' });
      return again;
    }
    const card = readCard(form, new Date(clock.now()));
    if ('form' in card) return page(paymentPage(payment, card.form, setting));
    ledger.decide(payment, card.paidWith.outcome, { cardPan: maskCard(card.paidWith.number), paymentSystem: 'card' });
    return again;
  }

  function close({ purchase }: Payment, setting: Setting): Response {
    const returnTo = addressOfShop(purchase.returnUrl ?? '');
    return setting.isInFrame || returnTo === undefined ? page(closedPage(setting)) : redirect(returnTo);
  }

  return { openPayment, open, show, choose };
}

function isOutcome(choice: string | null): choice is Choice | Extract<Outcome, '3-D Secure failed'> {
  return choice !== null && (Object.hasOwn(choices, choice) || choice === '3-D Secure failed');
}

function page({ text }: Markup): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
  });
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
