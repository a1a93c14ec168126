import type { Page, Response } from '@playwright/test';

const kibibyte = 1024;

/**
 * Budgets of one page for a phone, in transferred bytes. Pictures: those loaded without scrolling; the others are lazy.
 */
export const budgets = {
  document: 30 * kibibyte,
  script: 101 * kibibyte,
  stylesheet: 20 * kibibyte,
  font: 110 * kibibyte,
  image: 150 * kibibyte,
};
/** Checkout, account and payment result. Visitors of these have the libraries from earlier pages. */
export const buyersScripts = budgets.script + 2 * kibibyte;
/** Two kibibytes more: the analytics event of a started checkout is included. */
export const fullCheckoutScripts = buyersScripts + 2 * kibibyte;

export type Kind = keyof typeof budgets;
export const kinds = Object.keys(budgets) as Kind[];

export type Weight = Partial<Record<Kind, number>>;

/** Transferred bytes by type of everything that the page loads without interaction. */
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
