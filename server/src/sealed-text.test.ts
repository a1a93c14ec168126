import { expect, test } from 'vitest';
import { openText, sealText } from './sealed-text.ts';

const key = new Uint8Array(32).fill(7);

test('sealed text is opened by its key, and looks different each time', () => {
  const sealed = sealText(key, 'таємниця');
  expect(openText(key, sealed)).toBe('таємниця');
  expect(sealText(key, 'таємниця')).not.toBe(sealed);
});

test('another key or a changed character opens nothing', () => {
  const sealed = sealText(key, 'таємниця');
  expect(openText(new Uint8Array(32).fill(8), sealed)).toBeUndefined();
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const broken of [changed, sealed.slice(0, 20), '']) expect(openText(key, broken)).toBeUndefined();
});
