import type { Directory } from '@shop/emulators/make-directory.ts';
import { novaPoshtaEmulator } from '@shop/emulators/nova-poshta/nova-poshta-emulator.ts';
import { novaPoshtaCarrier } from '../src/providers/nova-poshta/nova-poshta-carrier.ts';

const lviv: Directory['places'][number] = {
  ref: 'lviv',
  cityRef: 'city-of-lviv',
  name: 'Львів',
  type: 'місто',
  region: 'Львівська',
  district: 'Львівський',
};
const point = (number: number, kind: 'branch' | 'locker'): Directory['points'][number] => ({
  ref: `lviv-${number}`,
  place: lviv,
  number,
  kind,
  street: 'вул. Зелена, 5',
  state: 'open',
});

type Asked = { modelName: string; calledMethod: string; methodProperties: Record<string, unknown> };

/** The shop's real adapter with a small in-memory carrier: Lviv with branches 1 and 5 and a locker. */
export function testCarrier() {
  const directory = { places: [lviv], points: [point(1, 'branch'), point(5, 'branch'), point(5001, 'locker')] };
  const emulator = novaPoshtaEmulator(directory);
  const asked: Asked[] = [];
  const spoilt = new Map<string, string | undefined>();
  let ready: Promise<unknown> = Promise.resolve();
  const carrier = novaPoshtaCarrier({
    apiKey: 'key-of-the-tests',
    apiUrl: 'http://carrier.test/v2.0/json',
    labelUrl: 'http://carrier.test',
    trackingAddress: (number) => `https://carrier.test/${number}`,
    firstPauseMs: 1,
    fetch: async (url, init) => {
      const question = init?.method === 'POST' ? (JSON.parse(String(init.body)) as Asked) : undefined;
      if (question !== undefined) asked.push(question);
      init?.signal?.throwIfAborted();
      await ready;
      const answer = await emulator.fetch(url, init);
      const method = `${question?.modelName}.${question?.calledMethod}`;
      if (!spoilt.has(method)) return answer;
      const instead = spoilt.get(method);
      spoilt.delete(method);
      if (instead === undefined) throw new TypeError('fetch failed');
      return new Response(instead);
    },
  });
  return {
    carrier,
    directory,
    parcels: emulator.parcels,
    goWrong: emulator.goWrong,
    /** All requests. */
    asked,
    /** The next call of this method, such as 'InternetDocument.save', is done, but its reply is lost. */
    losesAnswerTo: (method: string) => void spoilt.set(method, undefined),
    /** The next call of this method is done, but its reply is replaced. */
    spoilsAnswerTo: (method: string, instead: string) => void spoilt.set(method, instead),
    /** Answers wait for this. */
    answersAfter: (moment: Promise<unknown>) => {
      ready = moment;
    },
  };
}
