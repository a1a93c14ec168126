import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exitCodeFor } from '../../print-failure.ts';
import { openDatabase } from '../open-database.ts';
import { DatabaseSilent, watchAnswers } from './watch-answers.ts';

const second = 1_000;
const never = () => new Promise<never>(() => {});

describe('a minute', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  const isSilent = (watch: ReturnType<typeof watchAnswers>) =>
    Promise.race([watch.silent.catch(() => true), Promise.resolve(false)]);

  test('without any answer is silence, less is not', async () => {
    const watch = watchAnswers(never);
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(await isSilent(watch)).toBe(false);
    await vi.advanceTimersByTimeAsync(5 * second);
    await expect(watch.silent).rejects.toThrow(DatabaseSilent);
  });

  test('starts again with each answer to any query', async () => {
    const watch = watchAnswers(never);
    for (let minute = 0; minute < 10; minute += 1) {
      await vi.advanceTimersByTimeAsync(60 * second);
      watch.answered();
    }
    expect(await isSilent(watch)).toBe(false);
    watch.stop();
    await vi.advanceTimersByTimeAsync(600 * second);
    expect(await isSilent(watch)).toBe(false);
  });

  test('is spent probing, one query at a time; a failed query is no answer', async () => {
    const ask = vi.fn(never);
    const waiting = watchAnswers(ask);
    await vi.advanceTimersByTimeAsync(30 * second);
    expect(ask).toHaveBeenCalledTimes(1);
    waiting.stop();

    const failing = vi.fn(async () => Promise.reject(new Error('Connection terminated')));
    const broken = watchAnswers(failing);
    await vi.advanceTimersByTimeAsync(65 * second);
    expect(failing).toHaveBeenCalledTimes(12);
    await expect(broken.silent).rejects.toThrow(DatabaseSilent);
  });
});

const ready = Buffer.from('Z\0\0\0\x05I', 'latin1');
const welcome = Buffer.concat([Buffer.from('R\0\0\0\x08\0\0\0\0', 'latin1'), ready]);
const answer = Buffer.concat([Buffer.from('C\0\0\0\x0dSELECT 1\0', 'latin1'), ready]);

/** Serves as much of the PostgreSQL protocol as `select 1` needs, until it stops answering or closes all connections. */
async function smallDatabase() {
  const host = mkdtempSync(join(tmpdir(), 'rosa-small-'));
  const sockets = new Set<Socket>();
  let state: 'answers' | 'silence' | 'cut' = 'answers';
  const questions = new EventEmitter();
  const server = createServer((socket) => {
    if (state === 'cut') return void socket.destroy();
    sockets.add(socket.on('error', () => {}));
    let isWelcome = false;
    socket.on('data', () => {
      if (state !== 'answers') return;
      socket.write(isWelcome ? answer : welcome);
      if (isWelcome) questions.emit('answered');
      isWelcome = true;
    });
  });
  await new Promise<void>((listens) => server.listen(join(host, '.s.PGSQL.5432'), listens));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    place: { host, failed: never(), stop: async () => {}, patience: { looks: 20, everyMs: 5 } },
    questions,
    fail(how: 'silence' | 'cut') {
      state = how;
      if (how === 'cut') cut();
    },
    async [Symbol.asyncDispose]() {
      server.close();
      cut();
      rmSync(host, { recursive: true, force: true });
    },
  };
}

test.each(['silence', 'cut'] as const)(
  'an embedded database that answers is kept; by %s it is given up',
  async (how) => {
    await using small = await smallDatabase();
    const database = await openDatabase(small.place);
    // Far more checks than it may be silent for.
    for (let count = 0; count < 60; count += 1) await once(small.questions, 'answered');
    small.fail(how);
    const error = await database.failed.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseSilent);
    expect(exitCodeFor(error)).toBe(75);
  },
);

test('only a silent database ends the process with exit code 75', () => {
  expect(exitCodeFor(new Error('The embedded database has stopped'))).toBe(1);
});
