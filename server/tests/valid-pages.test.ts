import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screens } from '../../browser-tests/screens.ts';
import { openWholeShop, type WholeShop } from './whole-shop.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

test('a fault is found', async () => {
  const page = '<!DOCTYPE html><html lang="uk"><head><title>a</title></head><body><p><div></div></p></body></html>';
  expect(await faultsOf(page)).not.toEqual([]);
});

test.each(screens)('the HTML of $name keeps the standard', async ({ address, status = 200 }) => {
  const answer = await shop.app.inject(address);
  expect(answer.statusCode).toBe(status);
  expect(await faultsOf(answer.body)).toEqual([]);
});
