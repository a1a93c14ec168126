import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { endpoints } from './endpoints.ts';
import type { ErrorCode } from './errors.ts';
import { Refusal } from './refusal.ts';

// Only types of the contract are imported: a browser that calls the API carries no schema.
type AnyEndpoint = (typeof endpoints)[number];
type AddressOf<E> = E extends Endpoint<infer M, infer P> ? `${M} ${P}` : never;

/** 'GET /api/v1/shop/product/:slug/' */
export type ApiAddress = AddressOf<AnyEndpoint>;
type EndpointAt<A extends ApiAddress> = Extract<AnyEndpoint, { method: MethodOf<A>; path: PathOf<A> }>;
type MethodOf<A extends string> = A extends `${infer M} ${string}` ? M : never;
type PathOf<A extends string> = A extends `${string} ${infer P}` ? P : never;

export type ApiRequest<A extends ApiAddress> = {
  params?: z.input<EndpointAt<A>['params']>;
  query?: z.input<EndpointAt<A>['query']>;
  body?: z.input<EndpointAt<A>['body']>;
  signal?: AbortSignal;
};
export type ApiReply<A extends ApiAddress> = z.output<EndpointAt<A>['reply']>;

export type Api = <A extends ApiAddress>(address: A, request?: ApiRequest<A>) => Promise<ApiReply<A>>;

/** The API over HTTP. `baseUrl` is empty in the shop's own pages. */
export function connect(baseUrl: string, fetchIt: typeof fetch = fetch): Api {
  return async (address, request = {}) => {
    const [method = '', path = ''] = address.split(' ');
    const response = await fetchIt(`${baseUrl}${fill(path, request.params)}${queryOf(request.query)}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      ...(request.signal && { signal: request.signal }),
    });
    if (response.ok) return await response.json();
    throw refusalOf(response.status, await response.json().catch(() => undefined));
  };
}

function fill(path: string, params: object | undefined): string {
  const values = (params ?? {}) as Record<string, string>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

function queryOf(query: object | undefined): string {
  const known = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return known.length === 0 ? '' : `?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}`;
}

function refusalOf(status: number, answer: unknown): Error {
  if (typeof answer === 'object' && answer !== null) {
    // A field may be called `code`, too: its errors are a list.
    if ('code' in answer && typeof answer.code === 'string') {
      const { code, detail: _detail, request_id: _number, ...details } = answer as Record<string, unknown>;
      return new Refusal(code as ErrorCode, details as never);
    }
    if (status === 400) return new Refusal('invalid_request', { fields: answer as Record<string, string[]> });
  }
  return new Error(`The API answered ${status}`);
}
