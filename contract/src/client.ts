import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { endpoints } from './endpoints.ts';
import type { ErrorCode, FieldErrors } from './errors.ts';
import { Refusal } from './refusal.ts';

// Imports only types of the contract, so that browsers load no schemas.
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
  headers?: z.input<EndpointAt<A>['headers']>;
  signal?: AbortSignal;
  /** Called with the headers of a successful reply; not by the API of the same process. */
  onHeaders?: (headers: Headers) => void;
  /** Whether the request is sent even if the page is left at once. */
  keepalive?: boolean;
};
export type ApiReply<A extends ApiAddress> = z.output<EndpointAt<A>['reply']>;

export type Api = <A extends ApiAddress>(address: A, request?: ApiRequest<A>) => Promise<ApiReply<A>>;

/** The API over HTTP. `baseUrl` is empty in the shop's own pages. */
export function connect(baseUrl: string, fetchIt: typeof fetch = fetch): Api {
  return async (address, request = {}) => {
    const [method = ''] = address.split(' ');
    const response = await fetchIt(`${baseUrl}${addressOf(address, request)}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
        ...(request.headers as Record<string, string> | undefined),
      },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      ...(request.signal && { signal: request.signal }),
      ...(request.keepalive && { keepalive: true }),
    });
    if (response.ok) request.onHeaders?.(response.headers);
    if (response.status === 204) return undefined as never;
    if (response.ok) return await response.json();
    throw readRefusal(response.status, await response.json().catch(() => undefined));
  };
}

/** The path and query of a call: '/api/v1/shop/product/ice-toner/'. */
export function addressOf<A extends ApiAddress>(address: A, { params, query }: ApiRequest<A> = {}): string {
  const [, path = ''] = address.split(' ');
  return `${fill(path, params)}${writeQuery(query)}`;
}

function fill(path: string, params: object | undefined): string {
  const values = (params ?? {}) as Record<string, string>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

function writeQuery(query: object | undefined): string {
  const known = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return known.length === 0 ? '' : `?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}`;
}

/** The refusal in an unsuccessful reply; a plain error if it contains none. */
export function readRefusal(status: number, answer: unknown): Error {
  if (typeof answer === 'object' && answer !== null) {
    // A field may also be named `code`; its errors are a list.
    if ('code' in answer && typeof answer.code === 'string') {
      const { code, detail, error: _words, request_id: _number, ...details } = answer as Record<string, unknown>;
      return new Refusal(code as ErrorCode, details as never, String(detail));
    }
    if (status === 400) {
      const { error, ...fields } = answer as FieldErrors;
      return new Refusal('invalid_request', { fields }, typeof error === 'string' ? error : '');
    }
  }
  return new Error(`The API answered ${status}`);
}
