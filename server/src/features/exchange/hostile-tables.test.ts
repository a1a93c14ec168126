import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { signedIn } from '../../../tests/staff.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A spreadsheet of one cell, written by hand: no program would write what stands in these. */
function spreadsheet(cell: string, declaration = ''): Buffer {
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="${packaged}"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${declaration}<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${cell}</t></is></c></row></sheetData></worksheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
}

const laughs = [...'abcdefghi'].map((name, index) =>
  index === 0 ? '<!ENTITY a "ha">' : `<!ENTITY ${name} "${`&${'abcdefghi'[index - 1]};`.repeat(10)}">`,
);

/** A sheet of nothing, with what it says of its own size: the truth or not. */
function bomb({ bytes, promised }: { bytes: number; promised: number }): Buffer {
  const zip = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(bytes) }));
  // It is said in the header of the file and once more in the directory at the end.
  for (const [mark, offset] of [
    ['PK\u0003\u0004', 22],
    ['PK\u0001\u0002', 24],
  ] as const)
    zip.writeUInt32LE(promised, zip.indexOf(mark, 0, 'latin1') + offset);
  return zip;
}

test('a table that is made to do harm is refused in words, costs little and changes nothing', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const before = process.memoryUsage.rss();
  for (const [what, file] of [
    [
      'reads a file of the server',
      spreadsheet('&stolen;', '<!DOCTYPE a [<!ENTITY stolen SYSTEM "file:///etc/passwd">]>'),
    ],
    ['grows without end', spreadsheet('&i;', `<!DOCTYPE a [${laughs.join('')}]>`)],
    ['unpacks to too much', bomb({ bytes: 1_000, promised: 300_000_000 })],
    ['unpacks to more than it says', bomb({ bytes: 20_000_000, promised: 1_000 })],
    ['is of NULs', Buffer.alloc(10_000)],
    ['has NULs in its cells', Buffer.from('Код товару;Назва\nA\u0000;B\u0000')],
    ['is empty', Buffer.alloc(0)],
  ] as const) {
    const reply = await owner.post('import/products/?dry_run=false', file);
    const said = JSON.stringify(reply.json());
    expect.soft(said, what).not.toMatch(/root:|haha/);
    expect.soft(said, what).toMatch(/[а-яі]/);
    const isRefused = reply.statusCode === 400 || reply.json().problems_total > 0;
    expect.soft(isRefused, `${what}: ${reply.statusCode} ${said.slice(0, 300)}`).toBe(true);
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
  expect(await shop.rows('products')).toEqual([]);
});
