import { beforeEach, expect, test, vi } from 'vitest';
import { findDraft, forgetDraft, forgetDraftsOf, keepDraft } from './kept-drafts.ts';

const olena = { staffId: 1, form: 'products/new' };
const iryna = { staffId: 12, form: 'products/new' };
const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 18, 9);

/** The part of localStorage that drafts use. */
function emptyBrowser() {
  const methods = {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(kept, { [key]: text }), configurable: true },
    removeItem: { value: (key: string) => delete kept[key] },
  };
  const kept = Object.defineProperties({} as Record<string, string>, methods);
  return kept;
}

let browser: ReturnType<typeof emptyBrowser>;
beforeEach(() => {
  browser = emptyBrowser();
  vi.stubGlobal('localStorage', browser);
});

test('a draft is found again by whoever typed it, in the form where it was typed, until it is saved', () => {
  keepDraft(olena, { name: 'Крем', version: 3 }, now);
  expect(findDraft(olena, now)).toEqual({ at: now, values: { name: 'Крем', version: 3 } });
  expect(findDraft(iryna, now)).toBeUndefined();
  expect(findDraft({ ...olena, form: 'products/1' }, now)).toBeUndefined();
  forgetDraft(olena);
  expect([findDraft(olena, now), Object.keys(browser)]).toEqual([undefined, []]);
});

test('a password, a secret or a token is never written down, however deep it stands', () => {
  keepDraft(
    olena,
    { name: 'Ірина', password: 'one', access: [{ newPassword: 'two', api_token: 'three', id: 7 }] },
    now,
  );
  expect(Object.values(browser).join()).not.toMatch(/one|two|three/);
  expect(findDraft(olena, now)?.values).toEqual({ name: 'Ірина', access: [{ id: 7 }] });
});

test('whoever signs out takes all of their drafts along, and nothing of anybody else', () => {
  browser['RaStore.sidebar'] = 'true';
  keepDraft(olena, { name: 'Крем' }, now);
  keepDraft({ ...olena, form: 'brands/1' }, { name: 'Верба' }, now);
  keepDraft(iryna, { name: 'Тонік' }, now);
  forgetDraftsOf(1);
  expect(Object.keys(browser)).toEqual(['RaStore.sidebar', 'draft/12/products/new']);
});

test('after seven days a draft is gone, whoever opens a form', () => {
  keepDraft(olena, { name: 'Крем' }, now);
  expect(findDraft(olena, now + 7 * day)).toBeDefined();
  expect(findDraft(iryna, now + 7 * day + 1)).toBeUndefined();
  expect(Object.keys(browser)).toEqual([]);
});

test.each(['', 'null', '{', '{"at":"yesterday","values":{}}', `{"at":${now},"values":7}`])(
  'what is no draft, %j, is offered to nobody',
  (text) => {
    browser['draft/1/products/new'] = text;
    expect(findDraft(olena, now)).toBeUndefined();
  },
);

test('a browser that is full or keeps nothing does not disturb the form', () => {
  Object.defineProperty(browser, 'setItem', {
    value: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => keepDraft(olena, { name: 'Крем' }, now)).not.toThrow();
  vi.stubGlobal('localStorage', undefined);
  expect([findDraft(olena, now), forgetDraft(olena), forgetDraftsOf(1)]).toEqual([undefined, undefined, undefined]);
});
