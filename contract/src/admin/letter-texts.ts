import { messageForm, plainMessage } from '@shop/domain/gifts.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../shapes.ts';
import { listReply } from './lists.ts';
import { editors } from './roles.ts';
import { seenVersion, version } from './version.ts';

const path = '/api/v1/admin/letter-texts/';

/**
 * The letters to customers whose words can be changed. A letter that says something else in another case has a text for each
 * case. Letters to the staff have none: their words are instructions about money.
 */
export const letterTextKinds = [
  'order-placed',
  'order-placed-paid',
  'order-paid',
  'order-paid-late',
  'order-paid-again',
  'order-shipped',
  'order-cancelled',
  'order-refunded',
  'certificates-issued',
  'certificate-gift',
  'activation',
  'password-reset',
  'email-change',
  'email-taken',
  'email-changed',
  'account-deleted',
  'partner-applied',
  'partner-approved',
  'partner-declined',
  'subscription-asked',
  'subscription-confirmed',
  'frame',
] as const;
const Kind = z.enum(letterTextKinds).meta({
  id: 'LetterTextKind',
  description: "The letter; 'frame' is what all letters to customers end with, of which only `closing` is used",
});
export type LetterTextKind = z.infer<typeof Kind>;
const ByKind = z.object({ id: Kind });

const Paragraphs = z.string().overwrite(plainMessage).max(1_000).regex(messageForm);

const Texts = z.object({
  subject: line(120),
  preheader: line(150).meta({ description: 'What a list of letters shows after the subject; empty: its first words' }),
  opening: Paragraphs.meta({ description: 'Paragraphs before what the shop itself says about the order' }),
  closing: Paragraphs.meta({ description: 'Paragraphs after it' }),
});
/** Texts with named values in braces: 'Вітаємо, {ім’я}!'. */
export type LetterTexts = z.output<typeof Texts>;

const trouble = {
  updated_at: z.iso.datetime().nullable().meta({ description: 'Null while it is the original' }),
  failed_at: z.iso.datetime().nullable().meta({ description: 'When a letter went out with the original text instead' }),
  failure: z.string().nullable(),
};

const LetterTextRow = z.object({ id: Kind, name: z.string(), is_changed: z.boolean(), ...trouble });

const ShownTexts = z.object({ subject: z.string(), preheader: z.string(), opening: z.string(), closing: z.string() });

const AdminLetterText = LetterTextRow.extend({
  version,
  ...ShownTexts.shape,
  original: ShownTexts,
  values: z
    .array(z.object({ name: z.string(), example: z.string(), description: z.string() }))
    .meta({ description: 'Values that the texts may name in braces' }),
}).meta({ id: 'AdminLetterText' });
export type AdminLetterText = z.infer<typeof AdminLetterText>;

export const listLetterTextsEndpoint = endpoint({
  name: 'listLetterTexts',
  summary: 'The letters whose words can be changed',
  method: 'GET',
  path,
  needs: editors,
  reply: listReply(LetterTextRow),
});

export const readLetterTextEndpoint = endpoint({
  name: 'readLetterText',
  summary: 'The words of a letter, to be edited',
  method: 'GET',
  path: `${path}:id/`,
  needs: editors,
  params: ByKind,
  reply: AdminLetterText,
});

export const changeLetterTextEndpoint = endpoint({
  name: 'changeLetterText',
  summary: 'Change the words of a letter: plain text with named values and links to pages of the shop',
  method: 'PUT',
  path: `${path}:id/`,
  needs: editors,
  params: ByKind,
  body: Texts.extend({ version: seenVersion }).meta({ id: 'LetterTextFields' }),
  reply: AdminLetterText,
  refusals: ['changed_meanwhile'],
});

export const restoreLetterTextEndpoint = endpoint({
  name: 'restoreLetterText',
  summary: 'Return a letter to its original words',
  method: 'POST',
  path: `${path}:id/restore/`,
  needs: editors,
  params: ByKind,
  body: z.object({ version: seenVersion }),
  reply: AdminLetterText,
  refusals: ['changed_meanwhile'],
});

export const previewLetterEndpoint = endpoint({
  name: 'previewLetter',
  summary: 'A letter with these words about an invented order or customer',
  method: 'POST',
  path: `${path}:id/preview/`,
  needs: editors,
  params: ByKind,
  body: Texts,
  reply: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
});

export const tryLetterEndpoint = endpoint({
  name: 'tryLetter',
  summary: 'Send the previewed letter to the address of who is signed in',
  method: 'POST',
  path: `${path}:id/test/`,
  needs: editors,
  params: ByKind,
  body: Texts,
  status: 204,
  reply: z.void(),
  refusals: ['too_many_requests', 'mail_unavailable'],
});
