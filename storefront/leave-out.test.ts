import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutParts } from './leave-out.ts';

const file = /library/;

test('functions are emptied or get the body they are given', () => {
  const code = 'function one() { return 1; }\nfunction two() { return one(); }\nfunction three() { return two(); }';
  expect(withoutParts(code, { file, unused: ['one'], idle: ['two'], bodies: { three: 'return 3' } })).toBe(
    'function one() {}\nfunction two() {}\nfunction three() {return 3}',
  );
});

test('a case goes with its statements, but not with those that others share', () => {
  const code = 'switch (tag) { case 1: a(); break; case 2: b(); case 3: c(); break; case 4: case 5: d(); }';
  expect(withoutParts(code, { file, cases: [1, 3, 4] })).toBe(
    'switch (tag) {  case 2: b(); c(); break;  case 5: d(); }',
  );
});

test('a case goes with statements that only cases that go fall through to', () => {
  expect(withoutParts('switch (tag) { case 1: case 2: b(); case 3: c(); }', { file, cases: [1, 2] })).toBe(
    'switch (tag) {   case 3: c(); }',
  );
});

test('variables of a case that goes stay: other cases may use them', () => {
  const code = 'switch (tag) { case 1: for (var a = 1, b; ; ) c(function () { var d; }); case 2: a = b; }';
  expect(withoutParts(code, { file, cases: [1] })).toBe('switch (tag) { case 1: var a, b; break; case 2: a = b; }');
});

test('statements go and conditions get their value', () => {
  expect(withoutParts('if (a) exports.b = 1;\nc.forEach(d);', { file, statements: ['exports.b', 'c'] })).toBe(
    'if (a) ;\n;',
  );
  expect(withoutParts('if (!a.b) c(a.b);\nd = a.b ? 1 : 2;', { file, conditions: { 'a.b': false } })).toBe(
    'if (!false) c(a.b);\nd = false ? 1 : 2;',
  );
});

test('an edit inside another one is dropped', () => {
  const code = 'function outer() { if (a) inner(); }\nif (a) b();';
  expect(withoutParts(code, { file, unused: ['outer'], conditions: { a: true } })).toBe(
    'function outer() {}\nif (true) b();',
  );
});

test('what a new version no longer contains stops the build', () => {
  expect(() => withoutParts('function one() {}', { file, unused: ['one', 'gone'], cases: [7] })).toThrow(
    '/library/ no longer contains gone, 7',
  );
});

test('no route needs what is left out of the router', () => {
  const routes = globSync('app/**/*.tsx', { cwd: import.meta.dirname }).map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  );
  expect(routes.length).toBeGreaterThan(0);
  for (const code of routes)
    expect(code).not.toMatch(/^export (async )?(function|const) (action|clientAction|clientMiddleware)\b/m);
});
