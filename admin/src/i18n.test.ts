import { reactAdminMessages } from '@shop/wording/admin/react-admin.ts';
import englishMessages from 'ra-language-english';
import { expect, test } from 'vitest';

test('react-admin says everything in Ukrainian', () => {
  expect(keysOf(reactAdminMessages)).toEqual(keysOf(englishMessages));
});

function keysOf(messages: object, path = ''): string[] {
  return Object.entries(messages)
    .flatMap(([name, value]) => (typeof value === 'string' ? [`${path}${name}`] : keysOf(value, `${path}${name}.`)))
    .sort();
}
