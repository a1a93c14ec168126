import { firstSteps, postponableSteps } from '@shop/domain/first-steps.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Email } from '../shapes.ts';
import { owners } from './roles.ts';

const path = '/api/v1/admin/first-steps/';

const FirstSteps = z
  .object({
    is_open: z.boolean(),
    opened_at: z.iso.datetime().nullable().meta({ description: 'Null: not yet, or before there was such a moment' }),
    steps: z.array(
      z.object({
        name: z.enum(firstSteps),
        is_done: z.boolean(),
        is_needed: z.boolean().meta({ description: 'Without it the shop cannot be opened' }),
      }),
    ),
    test_letter: z
      .object({ to: Email, sent_at: z.iso.datetime(), arrived_at: z.iso.datetime().nullable() })
      .nullable()
      .meta({ description: 'The last one' }),
    backup: z
      .object({ made_at: z.iso.datetime(), bytes: z.int().nonnegative() })
      .nullable()
      .meta({ description: 'The last one' }),
  })
  .meta({ id: 'FirstSteps' });
export type FirstSteps = z.infer<typeof FirstSteps>;

export const readFirstStepsEndpoint = endpoint({
  name: 'readFirstSteps',
  summary: 'What a new shop needs before it opens, as the server finds it',
  method: 'GET',
  path,
  needs: owners,
  reply: FirstSteps,
});

export const openShopEndpoint = endpoint({
  name: 'openShop',
  summary: 'Open a new shop to customers; an open one stays open',
  method: 'POST',
  path: `${path}open/`,
  needs: owners,
  body: z.object({
    postponed: z
      .array(z.enum(postponableSteps))
      .default([])
      .meta({ description: 'Steps that the owner will do later; each other one that is not done refuses the opening' }),
  }),
  reply: FirstSteps,
  refusals: ['shop_not_ready'],
});

export const sendTestLetterEndpoint = endpoint({
  name: 'sendTestLetter',
  summary: 'Send a letter with a link to the address of who is signed in',
  method: 'POST',
  path: `${path}test-letter/`,
  needs: owners,
  reply: FirstSteps,
  refusals: ['mail_unavailable'],
});

export const testLetterArrivedEndpoint = endpoint({
  name: 'tellTestLetterArrived',
  summary: 'Tell that the link of the last test letter was opened',
  method: 'POST',
  path: `${path}test-letter/arrived/`,
  needs: owners,
  body: z.object({ token: z.string().max(100) }),
  reply: FirstSteps,
  refusals: ['not_found'],
});
