import type { Endpoint } from '@shop/contract/endpoint.ts';
import type { FieldErrors } from '@shop/contract/errors.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { validationMessage } from '@shop/wording/validation.ts';
import type { z } from 'zod';

export type RawRequest = { params: unknown; query: unknown; body: unknown; headers: unknown };

export type ParsedRequest<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  headers: z.output<E['headers']>;
};

/** Parses a request by its contract. The refusal lists all invalid fields. */
export function parseRequest<E extends Endpoint>(endpoint: E, raw: RawRequest): ParsedRequest<E> {
  const parts = {
    params: read(endpoint.params, raw.params),
    query: read(endpoint.query, raw.query),
    body: read(endpoint.body, raw.body),
    headers: read(endpoint.headers, raw.headers),
  };
  const issues = Object.values(parts).flatMap((part) => part.error?.issues ?? []);
  if (issues.length > 0) throw new Refusal('invalid_request', { fields: messagesByField(issues) });
  const { params, query, body, headers } = parts;
  return { params: params.data, query: query.data, body: body.data, headers: headers.data } as ParsedRequest<E>;
}

function read(schema: z.ZodType, given: unknown) {
  try {
    return schema.safeParse(given ?? {}, { reportInput: true });
  } catch (error) {
    // For {"length":{"toString":1}}, Zod compares the length before it checks that the value is a string.
    if ((error as Error).message === 'Cannot convert object to primitive value') throw new Refusal('invalid_json', {});
    throw error;
  }
}

function messagesByField(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const path = issue.path.length === 0 ? ['non_field_errors'] : issue.path.map(String);
    addMessage(fields, path, words(issue));
  }
  return fields;
}

/** Errors inside a field mirror the request; those of the whole field stand beside them as `non_field_errors`. */
function addMessage(fields: FieldErrors, [field = '', ...inside]: readonly string[], message: string): void {
  const known = fields[field];
  if (inside.length > 0) {
    const within = known === undefined || Array.isArray(known) ? {} : known;
    if (Array.isArray(known)) within.non_field_errors = known;
    fields[field] = within;
    addMessage(within, inside, message);
  } else if (known === undefined) fields[field] = [message];
  else if (!Array.isArray(known)) addMessage(known, ['non_field_errors'], message);
  else if (!known.includes(message)) known.push(message);
}

function words(issue: z.core.$ZodIssue): string {
  return validationMessage({
    ...issue,
    code: issue.code ?? '',
    isMissing: issue.path.length > 0 && givenValue(issue) === undefined,
  });
}

/** For a discriminated union Zod reports the whole object; the value of the discriminator is needed. */
function givenValue(issue: z.core.$ZodIssue): unknown {
  const field = issue.code === 'invalid_union' ? issue.path.at(-1) : undefined;
  return field === undefined ? issue.input : (issue.input as Record<PropertyKey, unknown> | undefined)?.[field];
}
