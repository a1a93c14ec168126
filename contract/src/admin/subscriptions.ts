import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../shapes.ts';
import { ById, listQuery, listReply } from './lists.ts';
import { right } from './rights.ts';

export const SubscriptionState = z.enum(['pending', 'confirmed', 'unsubscribed']).meta({ id: 'SubscriptionState' });
export type SubscriptionState = z.infer<typeof SubscriptionState>;

const Subscription = z
  .object({
    id: Id,
    email: z.string(),
    state: SubscriptionState,
    created_at: z.iso.datetime(),
    confirmed_at: z.iso.datetime().nullable(),
    unsubscribed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof Subscription>;

const SubscriptionsQuery = listQuery(['created_at', 'email', 'confirmed_at', 'unsubscribed_at'], {
  state: SubscriptionState.optional(),
});
export type SubscriptionsQuery = z.output<typeof SubscriptionsQuery>;

export const subscriptionsEndpoint = endpoint({
  name: 'listSubscriptions',
  summary: 'Who gets the newsletter, asked for it, or wants it no more',
  method: 'GET',
  path: '/api/v1/admin/subscriptions/',
  needs: right('subscriptions'),
  query: SubscriptionsQuery,
  reply: listReply(Subscription),
});

export const endSubscriptionEndpoint = endpoint({
  name: 'endSubscription',
  summary: 'Unsubscribe somebody who asked for it another way',
  method: 'POST',
  path: '/api/v1/admin/subscriptions/:id/unsubscribe/',
  needs: right('subscriptions'),
  params: ById,
  reply: Subscription,
  refusals: ['subscription_not_found'],
});
