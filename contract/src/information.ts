import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PathPart } from './shapes.ts';

/** The pages of the specification, at /page/…, in the order of their tabs. All others are at /info/…. */
export const pageTypes = ['delivery', 'payment', 'loyalty', 'terms'] as const;

export const hasOwnFamily = (id: string): boolean => (pageTypes as readonly string[]).includes(id);

/** Where a page is, by the last part of its address. */
export const informationPath = (id: string): string => `/${hasOwnFamily(id) ? 'page' : 'info'}/${id}`;

const InformationPage = z
  .object({
    title: z.string(),
    content: z.string().meta({ description: 'HTML, cleaned by an allow-list' }),
    version: z.int().positive(),
    updated: z.iso.datetime(),
  })
  .meta({ id: 'InformationPage' });

export const informationPageEndpoint = endpoint({
  name: 'readInformationPage',
  summary: 'An informational page: delivery, loyalty, payment or terms, in any case',
  method: 'GET',
  path: '/api/v1/pages/page/:pageType/',
  params: z.object({ pageType: PathPart }),
  reply: InformationPage,
  refusals: ['page_not_found'],
});

export const infoPageEndpoint = endpoint({
  name: 'readInfoPage',
  summary: 'An informational page that the shop has added, such as its privacy policy',
  method: 'GET',
  path: '/api/v1/pages/info/:slug/',
  params: z.object({ slug: PathPart }),
  reply: InformationPage,
  refusals: ['page_not_found'],
});

export const publishedPagesEndpoint = endpoint({
  name: 'listInformationPages',
  summary: 'The published informational pages: those at /page/ first, then the others by title',
  method: 'GET',
  path: '/api/v1/pages/',
  reply: z.array(z.object({ title: z.string(), path: z.string() })),
});
