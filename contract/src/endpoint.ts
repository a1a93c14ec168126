import { z } from 'zod';
import type { NeededRight } from './admin/rights.ts';
import type { ErrorCode } from './errors.ts';

type Caller = 'anybody' | 'customer' | NeededRight;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Path = `/api/v1/${string}`;
type BodyType = 'application/json' | 'multipart/form-data' | 'application/octet-stream';
type ReplyType = 'application/json' | 'application/octet-stream';
/** 204 has no reply. */
type Success = 200 | 201 | 204;

export type Endpoint<
  M extends Method = Method,
  P extends Path = Path,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Headers extends z.ZodType = z.ZodType,
> = {
  /** The endpoint's name in the OpenAPI document. */
  name: string;
  summary: string;
  method: M;
  /** With parameters as ':slug'. All paths end with a slash and also work without it. */
  path: P;
  params: Params;
  query: Query;
  body: Body;
  /** The type of the body: JSON, a form with a file, or the bytes of a file. */
  bodyType: BodyType;
  /** Only the headers that this call uses, in lower case. */
  headers: Headers;
  /** The status of a success. */
  status: Success;
  reply: Reply;
  /** The type of the reply: JSON, or a file. */
  replyType: ReplyType;
  refusals: readonly ErrorCode[];
  /** Who may call it. */
  needs: Caller;
};

const nothing = z.object({});
type Nothing = typeof nothing;

/** Describes one call of the API. Omitted parts are empty. */
export function endpoint<
  const M extends Method,
  const P extends Path,
  Reply extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  Headers extends z.ZodType = Nothing,
>(description: {
  name: string;
  summary: string;
  method: M;
  path: P;
  params?: Params;
  query?: Query;
  body?: Body;
  bodyType?: BodyType;
  headers?: Headers;
  status?: Success;
  reply: Reply;
  replyType?: ReplyType;
  refusals?: readonly ErrorCode[];
  needs?: Caller;
}): Endpoint<M, P, Params, Query, Body, Reply, Headers> {
  return {
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: nothing as unknown as Body,
    bodyType: 'application/json',
    headers: nothing as unknown as Headers,
    status: 200,
    replyType: 'application/json',
    refusals: [],
    needs: 'anybody',
    ...description,
  };
}
