import { expect, test } from 'vitest';
import { longXmlFile, xml, xmlFile } from './xml.ts';

test('texts are escaped, lists are joined, and missing values leave nothing', () => {
  const items = ['a&b', '<c>'].map((each) => xml`<i>${each}</i>`);
  expect(xmlFile(xml`<r q="${`"'`}">${items}${undefined}${false}${0}</r>`)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<r q="&quot;&apos;"><i>a&amp;b</i><i>&lt;c&gt;</i>0</r>\n',
  );
});

test('characters that XML forbids are left out, and whole characters and line breaks stay', () => {
  expect(xml`${'\u0000a\u0007\u001f\ud83d b\ufffe\n\t😀'}`.markup).toBe('a b\n\t😀');
});

test('a long file is written item by item, with the same result', () => {
  const written: string[] = [];
  const write = (item: string) => {
    written.push(item);
    return xml`<i>${item}</i>`;
  };
  const pieces = longXmlFile({ before: xml`<r>`, items: ['a&b', 'c'], write, after: xml`</r>` });
  const first = [pieces.next().value, pieces.next().value];
  expect(written).toEqual(['a&b']);
  expect([...first, ...pieces].join('')).toBe(xmlFile(xml`<r>${['a&b', 'c'].map((item) => xml`<i>${item}</i>`)}</r>`));
});
