import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PathPart } from './shapes.ts';

export const pageTypes = ['delivery', 'loyalty', 'payment', 'terms'] as const;
export type PageType = (typeof pageTypes)[number];

export const informationPageEndpoint = endpoint({
  name: 'readInformationPage',
  summary: 'An informational page: delivery, loyalty, payment or terms, in any case',
  method: 'GET',
  path: '/api/v1/pages/page/:pageType/',
  params: z.object({ pageType: PathPart }),
  reply: z.object({
    title: z.string(),
    content: z.string().meta({ description: 'HTML, cleaned by an allow-list' }),
    version: z.int().positive(),
    updated: z.iso.datetime(),
  }),
  refusals: ['page_not_found'],
});
