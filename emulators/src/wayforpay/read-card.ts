import type { CardForm } from './pages/payment-page.ts';
import { findTestCard, type TestCard } from './test-cards.ts';

/** The test card that was entered, or the form with its errors. */
export function readCard(form: URLSearchParams, now: Date): { paidWith: TestCard } | { form: CardForm } {
  const given = (name: string) => (form.get(name) ?? '').trim();
  const testCard = findTestCard(given('card'));
  const problems = {
    ...(testCard === undefined && { card: cardProblem(given('card')) }),
    ...(!isAhead(given('expiry'), now) && { expiry: 'Перевірте термін дії картки' }),
    ...(!/^\d{3}$/.test(given('cvv')) && { cvv: 'Три цифри зі звороту картки' }),
  };
  if (testCard !== undefined && Object.keys(problems).length === 0) return { paidWith: testCard };
  // The number may be a real card: it is not written into the page again.
  return { form: { card: testCard?.number ?? '', expiry: given('expiry'), cvv: '', problems } };
}

function cardProblem(given: string): string {
  return given === '' ? 'Вкажіть номер картки' : 'Тут приймають лише тестові картки зі списку';
}

function isAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(expiry) ?? [];
  return month !== undefined && new Date(2000 + Number(year), Number(month)) > now;
}
