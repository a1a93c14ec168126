import type { LetterTextKind, LetterTexts } from '@shop/contract/admin/letter-texts.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { ShopSettings } from '@shop/contract/shop-settings.ts';
import { parseTemplate } from '@shop/domain/letter-templates.ts';
import { findStrangers, type OwnAddresses } from '@shop/domain/own-links.ts';
import { letterTextRules, strangerWords, templateFaultWords } from '@shop/wording/admin/letter-texts.ts';
import { originalLetterTexts } from '@shop/wording/letter-texts.ts';
import { valueNames } from '../letters/letter-words.ts';

const fields = ['subject', 'preheader', 'opening', 'closing'] as const satisfies readonly (keyof LetterTexts)[];

/** Refuses texts with unknown values, markup, or addresses and numbers that are not the shop's own, beside their fields. */
export function requireFitTexts(kind: LetterTextKind, texts: LetterTexts, own: OwnAddresses): void {
  const faults = fields.flatMap((field) => {
    const words = faultOf(kind, field, texts[field], own);
    return words === undefined ? [] : [[field, [words]] as [string, string[]]];
  });
  if (faults.length > 0) throw new Refusal('invalid_request', { fields: Object.fromEntries(faults) });
}

function faultOf(kind: LetterTextKind, field: (typeof fields)[number], text: string, own: OwnAddresses) {
  if (kind === 'frame' && field !== 'closing') return text === '' ? undefined : letterTextRules.onlyClosing;
  // Without its first words, a letter would begin with codes or a button.
  if (text === '' && (field === 'subject' || field === 'opening'))
    return originalLetterTexts[kind][field] === '' ? undefined : letterTextRules.required;
  const names = valueNames(kind);
  for (const paragraph of text.split('\n')) {
    const { tokens, faults } = parseTemplate(paragraph, names);
    const [fault] = faults;
    if (fault !== undefined) return templateFaultWords(fault, names);
    const stranger = findStrangers(tokens, own);
    if (stranger !== undefined) return strangerWords(stranger, own.publicUrl);
  }
  return undefined;
}

/** The addresses that letters may name. */
export function ownAddresses(publicUrl: string, { email, phone, social, messengers }: ShopSettings): OwnAddresses {
  const given = [email, phone, ...Object.values(social), ...Object.values(messengers)];
  const contacts = given.filter((contact) => contact !== null);
  return { publicUrl, contacts };
}
