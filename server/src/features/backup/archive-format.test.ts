import { expect, test } from 'vitest';
import { parseMediaName } from './archive-format.ts';

test.each([
  ['media/originals/0123456789abcdef0123456789abcdef', 'originals/0123456789abcdef0123456789abcdef'],
  [
    'media/private/partners/0b0e8a52-7f5a-4a3e-9d0c-2f3e4d5c6b7a.jpg',
    'private/partners/0b0e8a52-7f5a-4a3e-9d0c-2f3e4d5c6b7a.jpg',
  ],
  ['media/../../secret-key', undefined],
  ['media/private/../../secret-key', undefined],
  ['media//etc/passwd', undefined],
  ['tables/orders/000001.ndjson', undefined],
])('%s is %s in the media store', (name, key) => {
  expect(parseMediaName(name)).toBe(key);
});
