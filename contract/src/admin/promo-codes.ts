import { isPromoCodeForm } from '@shop/domain/promo-codes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CodeWord, Id, line, Money } from '../shapes.ts';
import { ById, listQuery, listReply } from './lists.ts';
import { right } from './rights.ts';
import { seenVersion, version } from './version.ts';

/** `upcoming`: before its start; `off`: switched off. */
export const PromoCodeState = z.enum(['active', 'upcoming', 'ended', 'used_up', 'off']).meta({ id: 'PromoCodeState' });
export type PromoCodeState = z.infer<typeof PromoCodeState>;

const mostUses = 1_000_000;
const Uses = z.int().min(1).max(mostUses).nullable().meta({ description: 'Without limit when null' });
const Percent = z.int().min(1).max(100);

const PromoCode = z
  .object({
    id: Id,
    version,
    code: z.string(),
    state: PromoCodeState,
    percent: Percent,
    starts_at: z.iso.datetime().nullable(),
    ends_at: z.iso.datetime().nullable(),
    max_uses: Uses,
    max_uses_per_email: Uses,
    times_used: z.int().min(0),
    was_ever_used: z.boolean().meta({ description: 'By an order that was cancelled, too: its percent stays then' }),
    is_active: z.boolean(),
    note: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'PromoCode' });
export type PromoCode = z.infer<typeof PromoCode>;

const terms = {
  percent: Percent,
  starts_at: z.iso.datetime().nullable().default(null),
  ends_at: z.iso.datetime().nullable().default(null),
  max_uses: Uses.default(null),
  max_uses_per_email: Uses.default(null),
  is_active: z.boolean().default(true),
  note: line(300).default(''),
};

type Times = { starts_at: string | null; ends_at: string | null };
const endsAfterItStarts = ({ starts_at, ends_at }: Times) =>
  starts_at === null || ends_at === null || Date.parse(starts_at) < Date.parse(ends_at);
const otherwise = { path: ['ends_at'], params: { rule: 'ends_before_it_starts' } };

const PromoCodeTerms = z.object({ ...terms, version: seenVersion }).refine(endsAfterItStarts, otherwise);
export type PromoCodeTerms = z.output<typeof PromoCodeTerms>;

const NewPromoCode = z
  .object({ code: CodeWord.pipe(z.stringFormat('promo_code', isPromoCodeForm)), ...terms })
  .refine(endsAfterItStarts, otherwise);
export type NewPromoCode = z.output<typeof NewPromoCode>;

const PromoCodeUse = z.object({
  id: Id.meta({ description: 'Of the order' }),
  email: z.string(),
  goods: Money,
  discount: Money,
  at: z.iso.datetime(),
  returned_at: z.iso.datetime().nullable().meta({ description: 'When the order was cancelled and gave its use back' }),
});

const PromoCodesQuery = listQuery(['created_at', 'code', 'percent', 'ends_at', 'times_used'], {
  state: PromoCodeState.optional(),
});
export type PromoCodesQuery = z.output<typeof PromoCodesQuery>;

export const promoCodesEndpoint = endpoint({
  name: 'listPromoCodes',
  summary: 'Promo codes, by what they are now',
  method: 'GET',
  path: '/api/v1/admin/promo-codes/',
  needs: right('promo_codes'),
  query: PromoCodesQuery,
  reply: listReply(PromoCode),
});

export const promoCodeEndpoint = endpoint({
  name: 'readPromoCode',
  summary: 'Read one promo code with its terms',
  method: 'GET',
  path: '/api/v1/admin/promo-codes/:id/',
  needs: right('promo_codes'),
  params: ById,
  reply: PromoCode,
  refusals: ['promo_code_not_found'],
});

const PromoCodeUsesQuery = listQuery(['at']);
export type PromoCodeUsesQuery = z.output<typeof PromoCodeUsesQuery>;

export const promoCodeUsesEndpoint = endpoint({
  name: 'listPromoCodeUses',
  summary: 'The orders that used a promo code',
  method: 'GET',
  path: '/api/v1/admin/promo-codes/:id/uses/',
  needs: right('promo_codes'),
  params: ById,
  query: PromoCodeUsesQuery,
  reply: listReply(PromoCodeUse),
});

export const createPromoCodeEndpoint = endpoint({
  name: 'createPromoCode',
  summary: 'Create a promo code',
  method: 'POST',
  path: '/api/v1/admin/promo-codes/',
  needs: right('promo_codes'),
  body: NewPromoCode,
  status: 201,
  reply: PromoCode,
  refusals: ['needs_owner'],
});

export const changePromoCodeEndpoint = endpoint({
  name: 'changePromoCode',
  summary: 'Change the terms of a promo code; the percent only until the first order has used it',
  method: 'PUT',
  path: '/api/v1/admin/promo-codes/:id/',
  needs: right('promo_codes'),
  params: ById,
  body: PromoCodeTerms,
  reply: PromoCode,
  refusals: ['promo_code_not_found', 'changed_meanwhile', 'needs_owner'],
});

export const deletePromoCodeEndpoint = endpoint({
  name: 'deletePromoCode',
  summary: 'Delete a promo code that no order has ever used',
  method: 'DELETE',
  path: '/api/v1/admin/promo-codes/:id/',
  needs: right('promo_codes'),
  params: ById,
  status: 204,
  reply: z.void(),
  refusals: ['promo_code_not_found', 'promo_code_was_used'],
});
