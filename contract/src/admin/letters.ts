import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../shapes.ts';
import { ById, listQuery, listReply } from './lists.ts';
import { sellers } from './roles.ts';

export const LetterState = z.enum(['waiting', 'sent', 'failed', 'withdrawn']).meta({ id: 'LetterState' });
export type LetterState = z.infer<typeof LetterState>;

/** What was mailed, or is to be; not what it says. */
const MailedLetter = z
  .object({
    id: Id,
    kind: z.string(),
    recipient: z.string().meta({ description: 'Empty when the person asked to be forgotten' }),
    state: LetterState,
    attempts: z.int().min(0),
    error: z.string().nullable(),
    created_at: z.iso.datetime(),
    send_after: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'MailedLetter' });
export type MailedLetter = z.infer<typeof MailedLetter>;

const LettersQuery = listQuery(['created_at', 'send_after', 'attempts'], { state: LetterState.optional() });
export type LettersQuery = z.output<typeof LettersQuery>;

export const lettersEndpoint = endpoint({
  name: 'listLetters',
  summary: 'Letters of the shop: which wait, which were sent and which failed',
  method: 'GET',
  path: '/api/v1/admin/letters/',
  needs: sellers,
  query: LettersQuery,
  reply: listReply(MailedLetter),
});

export const sendLetterAgainEndpoint = endpoint({
  name: 'sendLetterAgain',
  summary: 'Try to send a letter that failed',
  method: 'POST',
  path: '/api/v1/admin/letters/:id/send-again/',
  needs: sellers,
  params: ById,
  reply: MailedLetter,
  refusals: ['letter_not_found', 'letter_not_failed'],
});
