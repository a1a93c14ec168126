import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { openCarrier } from './open-carrier.ts';

const place = { publicUrl: 'https://rosa.example', dataDir: tmpdir() };
const patience = new AbortController().signal;

test('without an address the carrier is an emulator in this process', async () => {
  const { directory, emulator } = openCarrier({ novaPoshta: { apiKey: '', apiUrl: undefined }, ...place });
  expect(emulator).toBeDefined();
  expect((await directory.readSettlements(1, patience)).rows[0]).toMatchObject({
    name: 'Київ',
    area: 'Київська область',
  });
});

test('an address that is set wins, and there is no emulator', () => {
  const access = { apiKey: 'key', apiUrl: 'http://127.0.0.1:9/json' };
  expect(openCarrier({ novaPoshta: access, ...place }).emulator).toBeUndefined();
});
