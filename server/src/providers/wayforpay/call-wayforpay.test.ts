import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { answeringWayforpay, patience } from '../../../tests/answering-wayforpay.ts';
import { callWayforpay, type WayforpaySettings } from './call-wayforpay.ts';

const { settings } = answeringWayforpay({});
const call = { transactionType: 'CHECK_STATUS', merchantSignature: 'signed by hand' };

test('a call is JSON, and its answer is read as it is written', async () => {
  const labels: unknown[] = [];
  const reached = await listening((request, response) => {
    labels.push(request.method, request.headers['content-type']);
    response.end('{"amount":26.10}');
  });
  const { fields, body } = await callWayforpay(reached, call, patience);
  expect(labels).toEqual(['POST', 'application/json']);
  expect([fields('amount'), fields('reason'), body]).toEqual(['26.10', '', '{"amount":26.10}']);
});

test('silence ends in time', async () => {
  const silent = await listening(() => {});
  await expect(readFailure({ ...silent, timeoutMs: 20 })).resolves.toBe('WayForPay, CHECK_STATUS: no answer in time');
});

test('half an answer ends in time', async () => {
  const stuck = await listening((_, response) => response.write('{"reasonCode":'));
  await expect(readFailure({ ...stuck, timeoutMs: 50 })).resolves.toBe('WayForPay, CHECK_STATUS: no answer in time');
});

test('a provider that is led elsewhere is not followed', async () => {
  const elsewhere: unknown[] = [];
  const other = await listening((request, response) => {
    elsewhere.push(request.url);
    response.end('{}');
  });
  const moved = await listening((_, response) => response.writeHead(307, { location: other.apiUrl }).end());
  await expect(readFailure(moved)).resolves.toBe('WayForPay, CHECK_STATUS: not reached (TypeError)');
  expect(elsewhere).toEqual([]);
});

test('a provider out of order is told by its status only', async () => {
  const broken = await listening((_, response) => response.writeHead(503).end('{"card":"51****5977"}'));
  await expect(readFailure(broken)).resolves.toBe('WayForPay, CHECK_STATUS: HTTP 503');
});

test('a provider that is not there is told by the reason', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closed = { ...settings, fetch, apiUrl: addressOf(server) };
  await once(server.close(), 'close');
  await expect(readFailure(closed)).resolves.toBe('WayForPay, CHECK_STATUS: not reached (ECONNREFUSED)');
});

test('an error tells neither the address nor what was sent or came', async () => {
  const talkative = async () => {
    throw new Error(`https://user:password@rosa.example ${settings.secretKey} signed by hand`);
  };
  await expect(readFailure({ ...settings, fetch: talkative })).resolves.toBe(
    'WayForPay, CHECK_STATUS: not reached (Error)',
  );
  const garbage = await listening((_, response) => response.end('<html>51****5977</html>'));
  await expect(readFailure(garbage)).resolves.toBe('WayForPay, CHECK_STATUS: unreadable answer');
});

test('whoever asked may stop it', async () => {
  const silent = await listening(() => {});
  const stopped = AbortSignal.abort(new Error('the shop closes'));
  await expect(callWayforpay(silent, call, stopped)).rejects.toThrow('the shop closes');
});

async function readFailure(reached: WayforpaySettings): Promise<string> {
  const error = await callWayforpay(reached, call, patience).catch((failed: Error) => failed);
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).cause).toBeUndefined();
  return (error as Error).message;
}

async function listening(answer: RequestListener): Promise<WayforpaySettings> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { ...settings, fetch, apiUrl: addressOf(server) };
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}
