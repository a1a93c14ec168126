import { startS3Emulator } from '@shop/emulators/s3/s3-emulator.ts';
import { expect, test } from 'vitest';
import { s3Store } from '../../src/providers/media/s3-store.ts';
import { openTestShop } from '../open-test-shop.ts';
import { picture } from '../products.ts';
import { signedIn } from '../staff.ts';
import { newDatabasePlace, openAgain } from '../test-database.ts';

const access = { region: 'eu-central-1', bucket: 'rosa', accessKeyId: 'key', secretAccessKey: 'secret' };

test('a picture uploaded at one process is shown by another, which does not share its disk', async () => {
  await using s3 = await startS3Emulator(access);
  const media = () => s3Store({ ...access, endpoint: s3.endpoint });
  const place = await newDatabasePlace();
  await using one = await openTestShop({ database: await openAgain(place), media: media() });
  await using other = await openTestShop({ database: await openAgain(place), media: media() });
  const editor = await signedIn(one, 'content_editor');

  const uploaded = await editor.post('pictures/', await picture('green'));
  expect(uploaded.statusCode).toBe(201);
  const shown = await other.get(uploaded.json().picture.image);

  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect([...s3.objects.values()]).toContainEqual(shown.rawPayload);
});
