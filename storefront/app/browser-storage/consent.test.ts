import { afterEach, expect, test, vi } from 'vitest';
import { openMemoryStorage } from '../../tests/memory-storage.ts';
import { keepConsent, readConsent } from './consent.ts';

const stored = openMemoryStorage();
afterEach(() => vi.useRealTimers());

test('a choice is kept with its version and its date', () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T09:00:00Z') });
  keepConsent('necessary');
  expect(JSON.parse(stored.get('consent') ?? '')).toEqual({
    version: 1,
    choice: 'necessary',
    date: '2026-05-01T09:00:00.000Z',
  });
  expect(readConsent()).toBe('necessary');
});

test.each([
  '',
  '{',
  'true',
  '"all"',
  '{"choice":"all"}',
  '{"version":2,"choice":"all","date":""}',
  '{"version":1,"choice":"some"}',
])('%s is no choice', (text) => {
  stored.set('consent', text);
  expect(readConsent()).toBeUndefined();
});
