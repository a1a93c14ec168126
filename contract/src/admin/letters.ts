import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../shapes.ts';
import { ById, listQuery, listReply } from './lists.ts';
import { right } from './rights.ts';

export const LetterState = z.enum(['waiting', 'sent', 'failed', 'withdrawn']).meta({ id: 'LetterState' });
export type LetterState = z.infer<typeof LetterState>;

/** How often a letter may be sent or requested again. */
export const mostCopies = 3;

/** Letters with a link into an account can be neither read nor sent again; staff request a new link instead. */
export const LetterActions = z.array(z.enum(['read', 'send_again', 'ask_again'])).meta({
  description: 'What the staff may do with it now',
});

/** A letter without its content. */
const MailedLetter = z
  .object({
    id: Id,
    kind: z.string(),
    recipient: z.string().meta({ description: 'Empty when the person asked to be forgotten' }),
    state: LetterState,
    attempts: z.int().min(0),
    error: z.string().nullable(),
    created_at: z.iso.datetime(),
    send_after: z.iso.datetime().nullable().meta({ description: 'Of a letter that waits' }),
    sent_at: z.iso.datetime().nullable(),
    copy_number: z.int().nullable().meta({ description: 'Which repetition of another letter it is' }),
    actions: LetterActions,
  })
  .meta({ id: 'MailedLetter' });
export type MailedLetter = z.infer<typeof MailedLetter>;

const LettersQuery = listQuery(['created_at', 'send_after', 'attempts'], {
  state: LetterState.optional(),
  customer_id: z.coerce.number().pipe(Id).optional().meta({ description: 'Written to the address of this customer' }),
});
export type LettersQuery = z.output<typeof LettersQuery>;

export const lettersEndpoint = endpoint({
  name: 'listLetters',
  summary: 'Letters of the shop: which wait, which were sent and which failed',
  method: 'GET',
  path: '/api/v1/admin/letters/',
  needs: right('letters'),
  query: LettersQuery,
  reply: listReply(MailedLetter),
});

export const sendLetterAgainEndpoint = endpoint({
  name: 'sendLetterAgain',
  summary: 'Send a letter again to the address it went to, at most 3 times, or try one that failed anew',
  method: 'POST',
  path: '/api/v1/admin/letters/:id/send-again/',
  needs: right('letters'),
  params: ById,
  reply: MailedLetter,
  refusals: ['letter_not_found', 'letter_not_failed', 'letter_is_secret', 'letter_is_empty', 'letter_sent_enough'],
});

export const readLetterEndpoint = endpoint({
  name: 'readLetter',
  summary: 'What a letter says, without its secrets; the audit log tells who has read it',
  method: 'POST',
  path: '/api/v1/admin/letters/:id/read/',
  needs: right('letters'),
  params: ById,
  reply: MailedLetter.extend({ subject: z.string(), text: z.string() }).meta({ id: 'ReadLetter' }),
  refusals: ['letter_not_found', 'letter_is_secret', 'letter_is_empty'],
});

export const askForLetterAgainEndpoint = endpoint({
  name: 'askForLetterAgain',
  summary: 'Mail a new link to who got a letter with a link into an account',
  method: 'POST',
  path: '/api/v1/admin/letters/:id/ask-again/',
  needs: right('letters'),
  params: ById,
  status: 204,
  reply: z.void(),
  refusals: ['letter_not_found', 'letter_request_over', 'letter_sent_enough'],
});
