import { longestMessage, longestRecipientName, messageForm, plainMessage } from '@shop/domain/gifts.ts';
import { fromDecimal, kopiykas } from '@shop/domain/money.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { filled, optional } from '../order-fields.ts';
import { Email, Id, Money, MoneyDifference, MoneyInput } from '../shapes.ts';
import { ById, listQuery, listReply } from './lists.ts';
import { right } from './rights.ts';

/** `active`: it can be used. `spent`: its balance is zero. */
export const CertificateState = z.enum(['active', 'spent', 'expired', 'blocked']).meta({ id: 'CertificateState' });
export type CertificateState = z.infer<typeof CertificateState>;

const Certificate = z
  .object({
    id: Id,
    number_end: z.string().meta({ description: 'Its last signs: the whole number is as good as money' }),
    state: CertificateState,
    amount: Money,
    balance: Money,
    valid_until: z.iso.date(),
    recipient_name: z.string().nullable(),
    recipient_email: z.string().nullable(),
    send_on: z.iso.date().nullable(),
    sent_at: z.iso.datetime().nullable(),
    order_id: Id.nullable().meta({ description: 'Which order bought it; null when the staff issued it' }),
    issued_at: z.iso.datetime(),
  })
  .meta({ id: 'Certificate' });

const Movement = z.object({
  id: Id,
  kind: z.enum(['issued', 'redeemed', 'returned', 'adjusted']),
  difference: MoneyDifference,
  balance_after: Money,
  order_id: Id.nullable(),
  staff_name: z.string().nullable(),
  note: z.string(),
  at: z.iso.datetime(),
});

const Blocking = z.object({
  id: Id,
  action: z.enum(['block', 'unblock']),
  reason: z.string(),
  staff_name: z.string().nullable(),
  at: z.iso.datetime(),
});

export type Certificate = z.infer<typeof Certificate>;

const CertificateDetails = Certificate.extend({
  serial_number: z.string(),
  message: z.string().nullable(),
  is_refunded: z.boolean().meta({ description: 'Blocked by a refund or a cancellation: nobody unblocks it' }),
  movements: z.array(Movement),
  blockings: z.array(Blocking),
}).meta({ id: 'CertificateDetails' });
export type CertificateDetails = z.infer<typeof CertificateDetails>;

const CertificatesQuery = listQuery(['issued_at', 'amount', 'balance', 'valid_until'], {
  state: CertificateState.optional(),
});
export type CertificatesQuery = z.output<typeof CertificatesQuery>;

export const certificatesEndpoint = endpoint({
  name: 'listCertificates',
  summary: 'Certificates that exist; found by the end of the number, the recipient or the order',
  method: 'GET',
  path: '/api/v1/admin/certificates/',
  needs: right('certificates'),
  query: CertificatesQuery,
  reply: listReply(Certificate),
});

export const certificateEndpoint = endpoint({
  name: 'readCertificate',
  summary: 'One certificate with its whole number and the history of its balance',
  method: 'GET',
  path: '/api/v1/admin/certificates/:id/',
  needs: right('certificates'),
  params: ById,
  reply: CertificateDetails,
  refusals: ['certificate_not_found'],
});

const largestAmount = kopiykas(1_000_000_00);
const Amount = MoneyInput.refine((amount) => amount >= 100 && amount <= largestAmount, {
  params: { rule: 'certificate_amount' },
});
const Message = z.string().transform(plainMessage).pipe(z.string().max(longestMessage).regex(messageForm));
const Reason = filled(300);

const NewCertificate = z
  .object({
    amount: Amount,
    valid_until: z.iso.date(),
    recipient_name: optional(filled(longestRecipientName)),
    recipient_email: optional(Email).meta({ description: 'Where it is mailed to; without one nobody is written to' }),
    message: optional(Message),
    send_on: optional(z.iso.date()).meta({
      description: 'The day on which it is mailed, in Kyiv; at once without one',
    }),
    reason: Reason.meta({ description: 'Why the shop gives it, for the staff' }),
  })
  .refine(({ recipient_name, recipient_email, message }) => recipient_name || !(recipient_email || message), {
    path: ['recipient_name'],
    params: { rule: 'recipient_needs_name' },
  })
  .refine(({ recipient_email, send_on }) => recipient_email || !send_on, {
    path: ['recipient_email'],
    params: { rule: 'recipient_needs_email' },
  });
export type NewCertificate = z.output<typeof NewCertificate>;

export const issueCertificateEndpoint = endpoint({
  name: 'issueCertificate',
  summary: 'Give a certificate that nobody bought, and mail it when there is an address',
  method: 'POST',
  path: '/api/v1/admin/certificates/',
  needs: right('certificates'),
  body: NewCertificate,
  status: 201,
  reply: CertificateDetails,
  refusals: ['needs_owner'],
});

export const blockCertificateEndpoint = endpoint({
  name: 'blockCertificate',
  summary: 'Let a certificate pay for nothing; what is on it stays on it',
  method: 'POST',
  path: '/api/v1/admin/certificates/:id/block/',
  needs: right('certificates'),
  params: ById,
  body: z.object({ reason: Reason }),
  reply: CertificateDetails,
  refusals: ['certificate_not_found'],
});

export const unblockCertificateEndpoint = endpoint({
  name: 'unblockCertificate',
  summary: 'Let a blocked certificate pay again',
  method: 'POST',
  path: '/api/v1/admin/certificates/:id/unblock/',
  needs: right('certificates'),
  params: ById,
  body: z.object({ reason: Reason }),
  reply: CertificateDetails,
  refusals: ['certificate_not_found', 'certificate_refunded'],
});

const DifferenceInput = z
  .string()
  .trim()
  .transform((given, context) => {
    const difference = fromDecimal(given.replace(/^\+/, ''));
    if (difference !== undefined && difference !== 0) return difference;
    context.addIssue({ code: 'invalid_format', format: 'money', input: given });
    return z.NEVER;
  });

export const adjustCertificateEndpoint = endpoint({
  name: 'adjustCertificate',
  summary: 'Correct a balance by a difference; what orders pay meanwhile is not overwritten',
  method: 'POST',
  path: '/api/v1/admin/certificates/:id/adjust/',
  needs: right('certificates'),
  params: ById,
  body: z.object({ difference: DifferenceInput, reason: Reason }),
  reply: CertificateDetails,
  refusals: [
    'certificate_not_found',
    'certificate_below_zero',
    'certificate_above_amount',
    'needs_owner',
    'certificate_refunded',
  ],
});

export const printCertificateEndpoint = endpoint({
  name: 'printCertificate',
  summary: 'The certificate as a document to print',
  method: 'GET',
  path: '/api/v1/admin/certificates/:id/print/',
  needs: right('certificates'),
  params: ById,
  reply: z.void(),
  replyType: 'application/octet-stream',
  refusals: ['certificate_not_found'],
});
