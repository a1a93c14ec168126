import type { ErrorDetails } from '@shop/contract/errors.ts';

export type UnusualPrice = ErrorDetails<'price_change_unconfirmed'>['variants'][number];
export type PriceQuestion = { variants: readonly UnusualPrice[]; answer: (isAgreed: boolean) => void };

let show: ((question: PriceQuestion) => void) | undefined;

/** Registers the dialog that asks. */
export function showPriceQuestionsBy(dialog: typeof show): void {
  show = dialog;
}

/** Asks for confirmation of unusual prices. Any other answer of the API resolves to false without a question. */
export async function askAboutPrices(refused: unknown): Promise<boolean> {
  const { code, variants } = (refused ?? {}) as { code?: string; variants: readonly UnusualPrice[] };
  if (code !== 'price_change_unconfirmed' || show === undefined) return false;
  return await new Promise((answer) => show?.({ variants, answer }));
}

/** The same call with the prices confirmed. */
export function confirmed(path: string, body: unknown): [path: string, body: unknown] {
  return body instanceof Blob
    ? [`${path}&confirm_prices=true`, body]
    : [path, { ...(body as object | undefined), confirm_prices: true }];
}
