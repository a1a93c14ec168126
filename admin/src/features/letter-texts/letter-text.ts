import type { ApiReply } from '@shop/contract/client.ts';

export type LetterText = ApiReply<'GET /api/v1/admin/letter-texts/:id/'>;
export type LetterTextRow = ApiReply<'GET /api/v1/admin/letter-texts/'>['data'][number];
/** What the form edits. */
export type LetterTexts = LetterText['original'];

/** The fields of the form as they are typed: react-admin makes nothing of an empty field. */
export function typedTexts({ subject, preheader, opening, closing }: Partial<LetterTexts>): LetterTexts {
  return { subject: subject ?? '', preheader: preheader ?? '', opening: opening ?? '', closing: closing ?? '' };
}
