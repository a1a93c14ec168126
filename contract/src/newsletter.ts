import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Email } from './shapes.ts';

export const subscribeEndpoint = endpoint({
  name: 'subscribe',
  summary: 'Subscribe to the newsletter; a known address is answered like a new one',
  method: 'POST',
  path: '/api/v1/actions/subscriptions/',
  body: z.object({ email: Email }),
  status: 201,
  reply: z.object({ detail: z.string().meta({ description: 'Ukrainian words to show' }) }),
});
