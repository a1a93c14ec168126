import type { Page, Response } from '@playwright/test';

const kibibyte = 1024;

/**
 * What one page may cost a customer's phone, as it travels. Pictures are those that a visitor gets who does not scroll:
 * the others wait until they are looked at.
 */
export const budgets = {
  document: 30 * kibibyte,
  script: 120 * kibibyte,
  stylesheet: 20 * kibibyte,
  font: 110 * kibibyte,
  image: 150 * kibibyte,
};
/** Checkout, account and outcome of a payment: who opens them has the libraries from the pages before. */
export const buyersScripts = budgets.script + 2 * kibibyte;
/** Two kibibytes more than those: what is told of a checkout that begins comes with it. */
export const fullCheckoutScripts = buyersScripts + 2 * kibibyte;

export type Kind = keyof typeof budgets;
export const kinds = Object.keys(budgets) as Kind[];

export type Weight = Partial<Record<Kind, number>>;

/** Bytes by kind of everything the page loads by itself, compressed as sent. */
export async function weighPage(page: Page, open: () => Promise<unknown>): Promise<Weight> {
  const responses: Response[] = [];
  const note = (response: Response) => void responses.push(response);
  page.on('response', note);
  await open();
  page.off('response', note);
  const weight: Weight = {};
  for (const response of responses) {
    const kind = response.request().resourceType() as Kind;
    if (!kinds.includes(kind)) continue;
    const { responseBodySize } = await response.request().sizes();
    weight[kind] = (weight[kind] ?? 0) + responseBodySize;
  }
  return weight;
}
