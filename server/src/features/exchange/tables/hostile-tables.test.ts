import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { spreadsheet, unpackingTo } from '../../../../tests/spreadsheets.ts';
import { signedIn } from '../../../../tests/staff.ts';

/** A spreadsheet with one cell. */
const withCell = (text: string, declaration: string) =>
  spreadsheet(`<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`, { declaration });

const laughs = [...'abcdefghi'].map((name, index) =>
  index === 0 ? '<!ENTITY a "ha">' : `<!ENTITY ${name} "${`&${'abcdefghi'[index - 1]};`.repeat(10)}">`,
);

test('a table that is made to do harm is refused in words, costs little and changes nothing', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const before = process.memoryUsage.rss();
  for (const [what, file] of [
    ['reads a file of the server', withCell('&stolen;', '<!DOCTYPE a [<!ENTITY stolen SYSTEM "file:///etc/passwd">]>')],
    ['grows without end', withCell('&i;', `<!DOCTYPE a [${laughs.join('')}]>`)],
    ['unpacks to too much', unpackingTo({ bytes: 1_000, promised: 300_000_000 })],
    ['unpacks to more than it says', unpackingTo({ bytes: 61_000_000, promised: 1_000 })],
    ['is of NULs', Buffer.alloc(10_000)],
    ['has NULs in its cells', Buffer.from('Код товару;Назва\nA\u0000;B\u0000')],
    ['is empty', Buffer.alloc(0)],
  ] as const) {
    const reply = await owner.post('import/products/?dry_run=false', file);
    const said = JSON.stringify(reply.json());
    expect.soft(said, what).not.toMatch(/root:|haha/);
    expect.soft(said, what).toMatch(/[а-яі]/);
    const isRefused = [400, 413].includes(reply.statusCode) || reply.json().problems_total > 0;
    expect.soft(isRefused, `${what}: ${reply.statusCode} ${said.slice(0, 300)}`).toBe(true);
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
  expect(await shop.rows('products')).toEqual([]);
});
