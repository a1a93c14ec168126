import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { SearchWords } from './shapes.ts';

export const popularWordsEndpoint = endpoint({
  name: 'listPopularWords',
  summary: 'Words to search for, chosen by the owner; at most six',
  method: 'GET',
  path: '/api/v1/shop/search/popular/',
  reply: z.object({ words: z.array(z.string()) }),
});

export const noteSearchEndpoint = endpoint({
  name: 'noteSearch',
  summary: 'Count that somebody looked at what a search finds; the owner sees what is searched for from many networks',
  method: 'POST',
  path: '/api/v1/shop/search/note/',
  body: z.object({ q: SearchWords }),
  status: 204,
  reply: z.void(),
  refusals: ['too_many_requests'],
});
