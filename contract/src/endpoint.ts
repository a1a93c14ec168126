import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Path = `/api/v1/${string}`;
type Success = 200 | 201;

export type Endpoint<
  M extends Method = Method,
  P extends Path = Path,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  /** The endpoint's name in the OpenAPI document. */
  name: string;
  summary: string;
  method: M;
  /** Parameters as ':slug'; every path ends with a slash and is answered without it, too. */
  path: P;
  params: Params;
  query: Query;
  body: Body;
  /** Of an answer that is no refusal. */
  status: Success;
  reply: Reply;
  refusals: readonly ErrorCode[];
};

const nothing = z.object({});
type Nothing = typeof nothing;

/** Describes one call of the API. What is not named is not sent. */
export function endpoint<
  const M extends Method,
  const P extends Path,
  Reply extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(description: {
  name: string;
  summary: string;
  method: M;
  path: P;
  params?: Params;
  query?: Query;
  body?: Body;
  status?: Success;
  reply: Reply;
  refusals?: readonly ErrorCode[];
}): Endpoint<M, P, Params, Query, Body, Reply> {
  return {
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: nothing as unknown as Body,
    status: 200,
    refusals: [],
    ...description,
  };
}
