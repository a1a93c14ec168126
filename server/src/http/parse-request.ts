import type { Endpoint } from '@shop/contract/endpoint.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { validationMessage } from '@shop/wording/validation.ts';
import type { z } from 'zod';

export type RawRequest = { params: unknown; query: unknown; body: unknown };

export type ParsedRequest<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
};

/** Reads a request by its contract; refuses with everything that is wrong, field by field. */
export function parseRequest<E extends Endpoint>(endpoint: E, raw: RawRequest): ParsedRequest<E> {
  const parts = {
    params: endpoint.params.safeParse(raw.params ?? {}, { reportInput: true }),
    query: endpoint.query.safeParse(raw.query ?? {}, { reportInput: true }),
    body: endpoint.body.safeParse(raw.body ?? {}, { reportInput: true }),
  };
  const issues = Object.values(parts).flatMap((part) => part.error?.issues ?? []);
  if (issues.length > 0) throw new Refusal('invalid_request', { fields: messagesByField(issues) });
  return { params: parts.params.data, query: parts.query.data, body: parts.body.data } as ParsedRequest<E>;
}

function messagesByField(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const byField = Map.groupBy(issues, (issue) => String(issue.path[0] ?? 'non_field_errors'));
  return Object.fromEntries([...byField].map(([field, those]) => [field, [...new Set(those.map(words))]]));
}

function words(issue: z.core.$ZodIssue): string {
  return validationMessage({
    ...issue,
    code: issue.code ?? '',
    isMissing: issue.path.length > 0 && issue.input === undefined,
  });
}
