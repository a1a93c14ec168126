import { adminEndpoints } from '@shop/contract/admin-endpoints.ts';
import { productKindNames, productKinds } from '@shop/domain/product-kinds.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type AuditSubject, actionNames, codesWithoutWords, factName, factNames, subjectNames } from './audit.ts';

/** Endpoints of whole records: all their fields may appear in the audit log. */
const records: Partial<Record<AuditSubject, string>> = {
  product: 'products/:id/',
  brand: 'brands/:id/',
  ...Object.fromEntries(productKindNames.map((kind) => [kind, `${productKinds[kind].path}/:id/`])),
  collection: 'collections/:id/',
  banner: 'banners/:id/',
  certificate_offer: 'certificate-offers/:id/',
  partner_option: 'partner-options/:id/',
  search_synonym: 'search-synonyms/:id/',
  popular_word: 'popular-words/:id/',
  promo_code: 'promo-codes/:id/',
  settings: 'settings/',
  staff: 'staff/:id/',
};
/** Not in the audit log of a product: the stock has its own history, and the icon is logged by id. */
const left = ['variants.stock', 'variants.icon'];

test.each(Object.entries(records))('every fact of %s that a form can change has a Ukrainian word', (subject, path) => {
  const facts = factPaths(path).filter((fact) => !left.includes(fact));
  expect(facts.length).toBeGreaterThan(1);
  for (const fact of facts) expect(factName(subject, fact), fact).not.toBe(fact);
});

test('the sender of parcels stands among the settings', () => {
  for (const fact of factPaths('sender/')) expect(factName('settings', fact), fact).not.toBe(fact);
});

const companies = ['Instagram', 'Telegram', 'Facebook', 'TikTok', 'YouTube', 'Viber', 'WhatsApp'];

test('every word is Ukrainian, and none is a code', () => {
  const all = [actionNames, subjectNames, ...Object.values(factNames)].flatMap((words) => Object.values(words));
  expect(all.filter((word) => !/[а-яіїєґ]/i.test(word) && !companies.includes(word))).toEqual([]);
});

test('codes without words are found at any depth', () => {
  const after = { state: 'new', banners: [{ title: 'Осінь', wobble: 1 }], 'variants.53.price': '1.00', id: 7 };
  expect(codesWithoutWords({ action: 'jump', subject: 'brand', before: null, after })).toEqual([
    'action jump',
    'fact state of brand',
    'fact banners.wobble of brand',
    'fact variants.price of brand',
  ]);
  expect(codesWithoutWords({ action: 'update', subject: 'staff', before: { role: 'owner' }, after: null })).toEqual([]);
});

type JsonSchema = { $ref?: string; properties?: Record<string, JsonSchema>; items?: JsonSchema; anyOf?: JsonSchema[] };

/** The paths of all fields in a reply: 'banners.title'. */
function factPaths(path: string): string[] {
  const read = adminEndpoints.find((each) => each.method === 'GET' && each.path === `/api/v1/admin/${path}`)!;
  const { $defs = {}, ...schema } = z.toJSONSchema(read.reply, {
    io: 'output',
    unrepresentable: 'any',
  }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>;
  };
  const walk = (part: JsonSchema, at: string): string[] => {
    if (part.$ref !== undefined) return walk($defs[part.$ref.split('/').at(-1)!]!, at);
    return [
      ...Object.entries(part.properties ?? {}).flatMap(([name, inner]) => {
        const fact = at === '' ? name : `${at}.${name}`;
        return factName('', fact) === undefined ? [] : [fact, ...walk(inner, fact)];
      }),
      ...(part.items === undefined ? [] : walk(part.items, at)),
      ...(part.anyOf ?? []).flatMap((each) => walk(each, at)),
    ];
  };
  return walk(schema, '');
}
