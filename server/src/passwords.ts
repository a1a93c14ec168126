import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { concurrencyLimit } from './concurrency-limit.ts';

const deriveNow = promisify(argon2);

/** Leaves a core, and one of Node's four threads for files and compression, for other work. */
const atOnce = Math.max(1, Math.min(availableParallelism() - 1, 3));
/** The last in the queue waits for some seconds; longer waits are useless. */
const withinLimit = concurrencyLimit({ atOnce, mostWaiting: 40 });
const derive = (parameters: Argon2Parameters) => withinLimit(() => deriveNow('argon2id', parameters));

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const safeCost = { memory: 19_456, passes: 2, parallelism: 1 };
let cost = safeCost;
const tagLength = 32;

/** An argon2id hash in PHC string format, with its parameters. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive({ message: password.normalize('NFC'), nonce, tagLength, ...cost });
  return written(cost, nonce, tag);
}

/** Tests only: hundreds of them sign in, and none is about the cost. */
export function hashPasswordsCheaply(): void {
  cost = { memory: 8, passes: 1, parallelism: 1 };
}

/** Dummy hash, so that sign-in with an unknown e-mail takes the same time. */
export function dummyHash(): string {
  return written(cost, Buffer.alloc(16), Buffer.alloc(tagLength));
}

function written({ memory, passes, parallelism }: typeof safeCost, nonce: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = form.exec(hash) ?? [];
  if (tag === '') return false;
  const expected = Buffer.from(tag, 'base64');
  const given = await derive({
    message: password.normalize('NFC'),
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(given, expected);
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
