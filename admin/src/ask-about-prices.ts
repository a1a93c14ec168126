import type { ErrorDetails } from '@shop/contract/errors.ts';

export type UnusualPrice = ErrorDetails<'price_change_unconfirmed'>['variants'][number];
export type PriceQuestion = { variants: readonly UnusualPrice[]; answer: (isAgreed: boolean) => void };

let show: ((question: PriceQuestion) => void) | undefined;

/** The dialog says here that it is on the screen. */
export function showPriceQuestionsBy(dialog: typeof show): void {
  show = dialog;
}

/** Whether somebody wants exactly these prices. Nobody is asked about any other answer of the API. */
export async function askAboutPrices(refused: unknown): Promise<boolean> {
  const { code, variants } = (refused ?? {}) as { code?: string; variants: readonly UnusualPrice[] };
  if (code !== 'price_change_unconfirmed' || show === undefined) return false;
  return await new Promise((answer) => show?.({ variants, answer }));
}

/** The same call once more, with the prices confirmed. */
export function confirmed(path: string, body: unknown): [path: string, body: unknown] {
  return body instanceof Blob
    ? [`${path}&confirm_prices=true`, body]
    : [path, { ...(body as object | undefined), confirm_prices: true }];
}
