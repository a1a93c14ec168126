import { z } from 'zod';
import { Id } from '../shapes.ts';
import { listQuery } from './lists.ts';
import { recordCalls } from './records.ts';
import { right } from './rights.ts';
import { paragraphs } from './texts.ts';
import { version } from './version.ts';

const longest = 500;
/** 'акне, прищі': words or phrases, separated by commas or lines. */
const Phrases = paragraphs(longest).min(1);

/** What customers call things: «акне» means «висипання», «гіалуронка» means 'Sodium Hyaluronate'. */
export const searchSynonymCalls = recordCalls({
  path: 'search-synonyms',
  changedBy: right('catalogue_change'),
  one: 'SearchSynonym',
  many: 'SearchSynonyms',
  query: listQuery(['name', 'means']),
  row: z.object({ id: Id, version, name: z.string(), means: z.string() }).meta({ id: 'AdminSearchSynonym' }),
  fields: z.object({
    name: Phrases.meta({ description: 'What customers type, separated by commas' }),
    means: Phrases.meta({ description: 'Names of kinds and brands, or ingredients, separated by commas' }),
  }),
});
