import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseAt, onServer } from '../server/tests/postgresql-databases.ts';
import { startTestPostgresql } from '../tools/test-postgresql.ts';
import { startShop } from './own-shop.ts';

export type Owner = { email: string; name: string; password: string };

/** A new live shop on PostgreSQL with a mail server, without banks and carriers. Nobody has opened it. */
export async function startLiveShop(owner: Owner) {
  await using opened = new AsyncDisposableStack();
  const postgresql = await startTestPostgresql();
  opened.defer(() => postgresql.stop());
  const name = `rosa_live_${randomUUID().replaceAll('-', '')}`;
  await onServer(postgresql.url, `create database ${name}`);
  opened.defer(() => onServer(postgresql.url, `drop database ${name} with (force)`));
  const mail = opened.use(await startMailSink());
  const dataDir = mkdtempSync(join(tmpdir(), 'rosa-live-shop-'));
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = {
    SHOP_MODE: 'live',
    DATABASE_URL: databaseAt(postgresql.url, name),
    SECRET_KEY: randomBytes(48).toString('base64'),
    SMTP_URL: mail.url,
    MAIL_FROM: 'shop@olenka.example',
    CARD_PROVIDERS: 'none',
    CARRIERS: 'none',
    RATE_LIMIT: 'on',
  };
  const shop = await startShop(dataDir, settings);
  opened.defer(() => shop.stop());
  const command = (script: string, input: string, ...words: string[]) =>
    execFileSync('node', [join(import.meta.dirname, '../server/src', script), ...words], {
      env: { ...process.env, NODE_ENV: 'production', PUBLIC_URL: shop.address, DATA_DIR: dataDir, ...settings },
      input,
      encoding: 'utf8',
    });
  command('create-first-owner.ts', [owner.email, owner.name, owner.password, ''].join('\n'));
  const everything = opened.move();
  return {
    address: shop.address,
    letters: mail.letters,
    backUp: () => command('backup.ts', '', join(dataDir, 'backup.tar.gz')),
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  };
}

/** Accepts every letter and keeps its text. */
async function startMailSink() {
  const letters: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('220 mail.olenka.example\r\n');
    let received = '';
    let isLetter = false;
    socket.setEncoding('utf8').on('data', (text) => {
      received += text;
      for (;;) {
        const mark = isLetter ? '\r\n.\r\n' : '\r\n';
        const end = received.indexOf(mark);
        if (end === -1) return;
        const piece = received.slice(0, end);
        received = received.slice(end + mark.length);
        if (isLetter) letters.push(piece);
        isLetter = !isLetter && piece.toUpperCase() === 'DATA';
        socket.write(isLetter ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The text part of a letter, as people read it. */
export function textOf(letter: string): string {
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(letter);
  const [head = '', body = ''] = [part?.[0] ?? '', part?.[1] ?? ''];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
