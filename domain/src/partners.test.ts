import { expect, test } from 'vitest';
import { isAdult, isPlace, isWebAddress, partnerPhone } from './partners.ts';

test.each([
  ['0507654321', '+380507654321'],
  ['+380507654321', '+380507654321'],
  ['380507654321', '+380507654321'],
  [' +38 (050) 765-43-21 ', '+380507654321'],
  ['050.765.43.21', '+380507654321'],
  ['+0507654321', '+380507654321'],
  ['+48 601 234 567 8', '+486012345678'],
  ['050765432', undefined],
  ['05076543210', undefined],
  ['+3805076543210', undefined],
  ['++380507654321', undefined],
  ['38+0507654321', undefined],
  ['050765432x', undefined],
  ['050/765/43/21', undefined],
  ['', undefined],
])('the phone %j is kept as %s', (given, kept) => expect(partnerPhone(given)).toBe(kept));

test.each([
  ['2008-11-16', '2026-11-16', true],
  ['2008-11-17', '2026-11-16', false],
  ['2008-11-15', '2026-11-16', true],
  ['1960-01-01', '2026-11-16', true],
  ['2026-11-17', '2026-11-16', false],
  // A day that 2026 does not have.
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  // Today is a day that 2010 did not have.
  ['2010-02-28', '2028-02-29', true],
  ['2010-03-01', '2028-02-29', false],
  ['2007-02-29', '2026-11-16', false],
  ['2000-13-01', '2026-11-16', false],
  // A year that was mistyped; a database knows no year 0 at all.
  ['0000-01-01', '2026-11-16', false],
  ['0199-04-12', '2026-11-16', false],
  ['1899-12-31', '2026-11-16', false],
  ['1900-01-01', '2026-11-16', true],
  ['2000-00-10', '2026-11-16', false],
  ['16.11.2000', '2026-11-16', false],
  ['2000-1-1', '2026-11-16', false],
  ['2000-01-01T00:00:00', '2026-11-16', false],
  ['', '2026-11-16', false],
])('who was born on %j is an adult on %s: %s', (dateOfBirth, today, isOne) =>
  expect(isAdult(dateOfBirth, today)).toBe(isOne),
);

test.each([
  ['Лагод', true],
  ['  Лагода  ', true],
  ['Льв', false],
  ['  Льв  ', false],
  ['', false],
])('%j names a place: %s', (text, isOne) => expect(isPlace(text)).toBe(isOne));

test.each([
  ['lahoda.example', true],
  ['www.lahoda.example', true],
  ['http://lahoda.example', true],
  ['HTTPS://Lahoda.Example/', true],
  ['https://lahoda.example:8443/team?page=2#top', true],
  ['instagram.com/lahoda', true],
  ['лагода.укр', true],
  ['xn--80aaf2a.xn--j1amh', true],
  [' lahoda.example ', true],
  ['instagram com/lahoda', false],
  ['lahoda', false],
  ['@lahoda', false],
  ['https://', false],
  ['ftp://lahoda.example', false],
  ['javascript:alert(1)', false],
  ['lahoda.', false],
  ['.example', false],
  ['lahoda.e', false],
  ['1.2.3.4', false],
  ['lahoda.example/a b', false],
  ['', false],
])('%j is an address on the web: %s', (text, isOne) => expect(isWebAddress(text)).toBe(isOne));

test('a text made to be read slowly is read at once', () => {
  const startedAt = performance.now();
  isWebAddress(`${'a.'.repeat(50_000)}!`);
  isWebAddress(`${'a'.repeat(100_000)}!`);
  expect(performance.now() - startedAt).toBeLessThan(500);
});
