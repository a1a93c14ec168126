import type { ErrorCode, ErrorDetails } from './errors.ts';

/** An answer that the caller can act on. Anything else that is thrown is our bug and becomes a 500. */
export class Refusal<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'Refusal';
  readonly code: Code;
  readonly details: ErrorDetails<Code>;

  /** What the server says to the customer, where it was the server that refused. */
  readonly words: string;

  constructor(code: Code, details: ErrorDetails<Code>, words = '') {
    super(code);
    this.code = code;
    this.details = details;
    this.words = words;
  }
}

/** By name, not by class: the storefront's server bundle carries a class of its own. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal';
}

const transientCodes: readonly ErrorCode[] = [
  'internal_error',
  'service_unavailable',
  'maintenance',
  'request_timeout',
  'too_many_requests',
];

/** Whether the shop has looked at what it was asked and said no. After anything else nobody knows what it would say. */
export function isDecided(error: unknown): error is Refusal {
  return isRefusal(error) && !transientCodes.includes(error.code);
}
