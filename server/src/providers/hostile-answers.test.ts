import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { s3Store } from './media/s3-store.ts';
import { novaPoshtaCarrier } from './nova-poshta/nova-poshta-carrier.ts';
import { novaPoshtaDirectory } from './nova-poshta/nova-poshta-directory.ts';
import { callWayforpay } from './wayforpay/call-wayforpay.ts';

const patience = new AbortController().signal;
const megabyte = 1024 * 1024;

/** Every external API that the shop calls with a key, and the most bytes of an answer that are read. */
const companies = [
  ['WayForPay', askWayforpay, megabyte],
  ['Nova Poshta about a parcel', (url: string) => carrier(url).trackParcels(['1'], patience), megabyte],
  ['Nova Poshta for its directory', (url: string) => directory(url).readBranches(1, patience), 20 * megabyte],
  ['Nova Poshta for a label', (url: string) => carrier(url).readLabel('ref', patience), 5 * megabyte],
  ['the picture store, reading', (url: string) => store(url).read('made/abc/320.webp'), 30 * megabyte],
  [
    'the picture store, writing',
    (url: string) => store(url).write('made/abc/320.webp', Buffer.from([1])),
    30 * megabyte,
  ],
] as const;

function askWayforpay(apiUrl: string) {
  const settings = { merchantAccount: 'rosa', secretKey: 'secret', widgetUrl: '', publicUrl: '', fetch, apiUrl };
  return callWayforpay(settings, { transactionType: 'CHECK_STATUS' }, patience);
}

const novaPoshta = (apiUrl: string) => ({ apiUrl, apiKey: 'secret', fetch, firstPauseMs: 1 });
const directory = (url: string) => novaPoshtaDirectory(novaPoshta(url));
const carrier = (url: string) => novaPoshtaCarrier({ ...novaPoshta(url), labelUrl: url, trackingAddress: () => '' });
const store = (endpoint: string) =>
  s3Store({ endpoint, region: 'auto', bucket: 'rosa', accessKeyId: 'key', secretAccessKey: 'secret' });

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each(companies)('%s leads elsewhere: nobody follows with our key', async (_who, call) => {
  const elsewhere: unknown[] = [];
  const thief = await listening((request, response) => {
    elsewhere.push(request.url);
    response.end('%PDF-1.4 {}');
  });
  const moved = await listening((_, response) => void response.writeHead(307, { location: `${thief}/stolen` }).end());
  await expect(call(moved)).rejects.toThrow();
  expect(elsewhere).toEqual([]);
});

test.each(companies)('%s answers without an end: it is read up to a limit', async (_who, call, mostBytes) => {
  let sent = 0;
  const piece = Buffer.alloc(64 * 1024, 'a');
  const pour = (response: ServerResponse) => {
    while (!response.destroyed) {
      sent += piece.length;
      if (!response.write(piece)) return void response.once('drain', () => pour(response));
    }
  };
  const endless = await listening((_, response) => pour(response));
  await expect(call(endless)).rejects.toThrow();
  // The rest lies in the socket buffers of both ends.
  expect(sent).toBeLessThan(mostBytes + 16 * megabyte);
});
