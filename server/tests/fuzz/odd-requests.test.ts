import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { endpoints } from '@shop/contract/endpoints.ts';
import { demoAccounts } from '@shop/demo-catalogue/accounts.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { isLong, isSeedGiven, seedFor } from '../../../tools/test-levels.ts';
import { logInto } from '../log-into.ts';
import { openWholeShop, type WholeShop } from '../whole-shop.ts';
import { callersAt } from './callers.ts';
import { type Answer, findFault } from './judge-answer.ts';
import { anyRequest, type OddRequest } from './odd-requests.ts';
import { otherRequests } from './other-addresses.ts';
import { sender } from './send-raw.ts';

// Set before React is loaded: its development build is several times slower.
vi.hoisted(() => {
  process.env.NODE_ENV = 'production';
});

const isEmbedded = 'snapshot' in inject('databases');
/** Requests per endpoint (there are about 170). Other addresses get a fifth as many in all. */
const longRound = isEmbedded ? 20 : 45;
const usual = isLong ? longRound : 2;
const requestsEach = Number(process.env.FUZZ_EACH ?? usual);
const seed = seedFor(20_261_116);
/** A few at once, as in production. With a given seed one by one, so that the run is reproducible. */
const atOnce = isSeedGiven ? 1 : 4;
const patience = { timeout: 1_800_000 };
const mostGrowth = 32 * 2 ** 20;

let lines: Record<string, unknown>[] = [];
let shop: WholeShop;
let send: ReturnType<typeof sender>;
let callers: ReturnType<typeof callersAt>;

beforeAll(async () => {
  shop = await openWholeShop(
    {},
    logInto((line) => lines.push(line), 'warn'),
  );
  send = sender(shop.port);
  callers = callersAt(send);
});
afterAll(async () => {
  send[Symbol.dispose]();
  await shop[Symbol.asyncDispose]();
});

const ids = [1, 2, 3, 7, 999_999];
/** Records of the demonstration. */
const facts = {
  id: ids,
  variantId: ids,
  brand_id: ids,
  picture_id: ids,
  slug: ['verba', 'rosa-lab-ice-toner', 'nothing'],
  code: ['ROSA10', 'NOTHING'],
  serial_number: ['DEMO-500', 'DEMO-USED', 'NOTHING'],
  email: [demoAccounts.customer.email, 'olena@rosa.example'],
  phone: ['+380671234567'],
  phone_number: ['+380671234567'],
  pageType: ['delivery', 'PAYMENT'],
  seen: [''],
};

const requestsPerEndpoint = endpoints.map((endpoint) => anyRequest(endpoint, facts));

function oddRequests(round: number): OddRequest[] {
  const drawn = requestsPerEndpoint.map((requests, index) =>
    fc.sample(requests, { numRuns: requestsEach, seed: seed + round * 1_000 + index }),
  );
  const others = fc.sample(otherRequests, { numRuns: requestsEach * 35, seed: seed + round });
  // The endpoints in turn, so that each meets the effects of the others.
  const inTurn = Array.from({ length: requestsEach }, (_, number) => drawn.map((requests) => requests[number]!));
  return [...inTurn.flat(), ...others];
}

async function faultsOfRound(round: number): Promise<string[]> {
  const faults: string[] = [];
  const requests = oddRequests(round).values();
  async function sendInTurn() {
    for (const request of requests) {
      const { caller, headers } = request;
      const answer = await send({ ...request, headers: { ...(await callers.headersOf(caller)), ...headers } });
      const logged = takeLines(({ reqId }) => reqId === answer.headers['x-request-id']);
      const fault = findFault(request, answer) ?? (logged.length > 0 ? 'something was logged' : undefined);
      await callers.recover(caller, answer);
      if (fault !== undefined) faults.push(story(fault, request, answer, logged));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendInTurn));
  return [...faults, ...takeLines(() => true).map((line) => `logged beside all answers: ${JSON.stringify(line)}`)];
}

function takeLines(isWanted: (line: Record<string, unknown>) => boolean): Record<string, unknown>[] {
  const taken = lines.filter(isWanted);
  lines = lines.filter((line) => !taken.includes(line));
  return taken;
}

function story(fault: string, { caller, method, path, headers, body }: OddRequest, answer: Answer, logged: object[]) {
  const asked = `${caller} ${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${body?.toString().slice(0, 800)}`;
  const answered = `${answer.status} ${answer.body.slice(0, 300)}`;
  return [`${fault}: ${asked}`, answered, JSON.stringify(logged).slice(0, 600)].join('\n  ');
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function heldBytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test(
  'arbitrary requests to arbitrary addresses are answered without failures, leaks or log entries',
  patience,
  async () => {
    const again = `TEST_SEED=${seed} FUZZ_EACH=${requestsEach}`;
    expect(await faultsOfRound(0), again).toEqual([]);
    const afterOne = heldBytes();
    expect(await faultsOfRound(1), `${again}, the second round`).toEqual([]);
    expect(heldBytes() - afterOne, again).toBeLessThan(mostGrowth);
  },
);
