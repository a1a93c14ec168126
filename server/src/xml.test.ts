import { expect, test } from 'vitest';
import { xml, xmlFile } from './xml.ts';

test('texts are escaped, lists are joined, and what is missing leaves nothing', () => {
  const items = ['a&b', '<c>'].map((each) => xml`<i>${each}</i>`);
  expect(xmlFile(xml`<r q="${`"'`}">${items}${undefined}${false}${0}</r>`)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<r q="&quot;&apos;"><i>a&amp;b</i><i>&lt;c&gt;</i>0</r>\n',
  );
});

test('what no XML may hold is left out, and whole characters and lines stay', () => {
  expect(xml`${'\u0000a\u0007\u001f\ud83d b\ufffe\n\t😀'}`.markup).toBe('a b\n\t😀');
});
