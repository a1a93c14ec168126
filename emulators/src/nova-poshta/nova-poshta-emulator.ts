// Emulates the part of Nova Poshta's API that the shop uses: directory, waybills, tracking, labels, types, errors.
// Based on the carrier's manual and on reports of integrators.

import { type Directory, makeDirectory } from '../make-directory.ts';
import { directoryMethods } from './answer-directory.ts';
import { parcelMethods } from './answer-parcels.ts';
import { type EmulatedAnswer, refusal, refused } from './answers.ts';
import { drawLabel } from './label.ts';
import { looseText } from './loose-text.ts';
import { type Mishap, refusedAtTheDoor, spoilt } from './mishaps.ts';
import { Parcels } from './parcels.ts';
import { choices, parcelsPage } from './parcels-page.ts';
import type { Properties } from './read-waybill.ts';

export type NovaPoshtaEmulator = {
  answer(asked: unknown): EmulatedAnswer;
  parcels: Parcels;
  /** For tests: the next answers fail like this, one after the other. */
  goWrong(...mishaps: Mishap[]): void;
  /** Serves all requests within the process, without a network. */
  fetch: typeof fetch;
};

type Options = {
  /** The file that keeps parcels over a restart. */
  file?: string;
  now?: () => number;
};

const withoutKey = /^(Address[.](?!save)|TrackingDocument[.]|InternetDocument[.]getDocument(Price|DeliveryDate)$)/;

export function novaPoshtaEmulator(
  directory: Directory = makeDirectory(),
  { file, now = Date.now }: Options = {},
): NovaPoshtaEmulator {
  const mishaps: Mishap[] = [];
  const parcels = new Parcels({ ...(file !== undefined && { file }), now });
  const methods = { ...directoryMethods(directory), ...parcelMethods(parcels, directory, now) };

  function answer(asked: unknown): EmulatedAnswer {
    const { apiKey, modelName, calledMethod, methodProperties } = (asked ?? {}) as Properties;
    const name = `${looseText(modelName).replace(/General$/, '')}.${looseText(calledMethod)}`;
    const method = methods[name];
    if (method === undefined) return refusal(refused(20000402706));
    if (looseText(apiKey) === '' && !withoutKey.test(name)) return refusal(refused(20000101582));
    const properties = (methodProperties ?? {}) as Properties;
    // The carrier's code for a wrong limit is unknown.
    if (![properties.Page ?? 1, properties.Limit ?? 1].every(isCount)) return refusal(refused(20000500619));
    const mishap = mishaps.shift();
    return refusedAtTheDoor(mishap) ?? spoilt(mishap, method(properties));
  }

  async function serve(request: Request): Promise<Response> {
    const parts = new URL(request.url).pathname.split('/').map(decodeURIComponent);
    if (request.method === 'GET' && parts.includes('orders')) return label(parts);
    if (request.method === 'GET') return page();
    if (parts.at(-2) === 'parcels') return move(parts.at(-1)!, new URLSearchParams(await request.text()));
    const { status, body } = answer(await request.json().catch(() => undefined));
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });
  }

  /** …/orders/printMarking100x100/orders[]/<Ref>/type/pdf/apiKey/<key> */
  function label(parts: string[]): Response {
    const parcel = parcels.find(parts[parts.indexOf('orders[]') + 1] ?? '');
    const hasKey = (parts[parts.indexOf('apiKey') + 1] ?? '') !== '' && parts.includes('apiKey');
    if (parcel === undefined || parcel.code === 2 || !hasKey) return new Response('<html>', { status: 404 });
    return new Response(drawLabel(parcel), { headers: { 'content-type': 'application/pdf' } });
  }

  function page(): Response {
    return new Response(parcelsPage(parcels.list()).text, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      },
    });
  }

  function move(number: string, form: URLSearchParams): Response {
    const choice = form.get('choice') ?? '';
    const parcel = parcels.find(number);
    if (parcel === undefined || !Object.hasOwn(choices, choice)) return new Response(null, { status: 404 });
    if (choice === 'on') parcels.moveOn(parcel);
    else parcels.put(parcel, choice === '9' && parcel.isPaidOnReceipt ? 10 : (Number(choice) as 9 | 103 | 105));
    return new Response(null, { status: 303, headers: { location: '../', 'cache-control': 'no-store' } });
  }

  return {
    answer,
    parcels,
    goWrong: (...next) => void mishaps.push(...next),
    async fetch(url, init) {
      init?.signal?.throwIfAborted();
      return await serve(new Request(url, init));
    },
  };
}

function isCount(given: unknown): boolean {
  return /^[1-9]\d*$/.test(looseText(given));
}
