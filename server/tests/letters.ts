import { derivePalette, usualPalette } from '@shop/domain/palette.ts';
import type { Brand } from '../src/features/look/index.ts';
import { type LetterData, type LetterKind, renderLetter } from '../src/features/notifications/letters/render-letter.ts';
import { openSecrets } from '../src/secrets.ts';

/** The usual colours and the drop, without a logo. */
export const usualBrand: Brand = { palette: derivePalette(usualPalette), hasDrop: true, logo: null };

export const place = {
  publicUrl: 'https://rosa.example',
  shopName: 'Роса',
  look: usualBrand,
  secrets: openSecrets({ secretKey: 'a secret of tests about letters', dataDir: '' }),
};

export function rendered<Kind extends LetterKind>(kind: Kind, data: LetterData[Kind]) {
  return renderLetter({ kind, data }, place);
}

/** Replaces no-break spaces and removes word joiners (which prevent automatic links), so that tests are readable. */
export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}

const reasons = {
  customer: 'Ви отримали цей лист, бо цю адресу вказано в замовленні в крамниці «Роса».',
  account: 'Ви отримали цей лист, бо цю адресу вказали на сайті крамниці «Роса».',
  recipient: 'Ви отримали цей лист, бо вам подарували сертифікат крамниці «Роса».',
  owner: 'Цей лист отримують власники крамниці «Роса».',
};

/** The end of all text parts. */
export function signature(to: keyof typeof reasons): string {
  const questions = 'Маєте запитання? Напишіть нам:\nhttps://rosa.example/contacts\n';
  return `-- \nРоса, https://rosa.example\n${to === 'owner' ? '' : questions}${reasons[to]}\n`;
}
