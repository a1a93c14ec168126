import { z } from 'zod';
import { LinkParts } from './customer-shapes.ts';
import { endpoint } from './endpoint.ts';
import { Email } from './shapes.ts';

export const subscribeEndpoint = endpoint({
  name: 'subscribe',
  summary:
    'Subscribe to the newsletter; a link to confirm it is mailed, and a known address is answered like a new one',
  method: 'POST',
  path: '/api/v1/actions/subscriptions/',
  body: z.object({ email: Email }),
  status: 201,
  reply: z.object({ detail: z.string().meta({ description: 'Ukrainian words to show' }) }),
  refusals: ['too_many_requests'],
});

export const confirmSubscriptionEndpoint = endpoint({
  name: 'confirmSubscription',
  summary: 'Confirm a subscription by the link of a letter; once more does no harm',
  method: 'POST',
  path: '/api/v1/actions/subscriptions/confirm/',
  body: LinkParts,
  status: 204,
  reply: z.void(),
  refusals: ['too_many_requests'],
});

export const unsubscribeEndpoint = endpoint({
  name: 'unsubscribe',
  summary: 'End a subscription by the link that every letter of it carries; once more does no harm',
  method: 'POST',
  path: '/api/v1/actions/subscriptions/unsubscribe/',
  body: LinkParts,
  status: 204,
  reply: z.void(),
  refusals: ['too_many_requests'],
});
