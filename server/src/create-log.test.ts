import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { logInto } from '../tests/log-into.ts';

const values = ['Олена', 'З днем народження!\n    at home\nparams: Planted-5ecret', null];
const refusal = Object.assign(new Error('duplicate key value violates unique constraint'), {
  code: '23505',
  detail: 'Key (email)=(Planted-5ecret) already exists.',
});
const failedQuery = new DrizzleQueryError('insert into "orders"', values, refusal);

test.each([
  ['a failed query', failedQuery],
  ['an error caused by a failed query', new Error('job failed', { cause: failedQuery })],
  ['an error of the database itself', refusal],
])('%s is logged with its reason, and without personal values', (_what, error) => {
  const lines: Record<string, unknown>[] = [];
  logInto((line) => lines.push(line)).error({ err: error }, 'failed');
  const told = JSON.stringify(lines);
  expect(told).toContain('duplicate key value violates unique constraint');
  expect(told).toContain('create-log.test.ts');
  expect(told).not.toMatch(/Planted-5ecret|Олена|З днем/);
});
