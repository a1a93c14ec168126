import type { ErrorCode, ErrorDetails } from './errors.ts';

/** A refusal that the caller can act on. Any other error is a bug and becomes a 500. */
export class Refusal<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'Refusal';
  readonly code: Code;
  readonly details: ErrorDetails<Code>;

  /** The server's message for the customer; empty if the server has not refused. */
  readonly words: string;

  constructor(code: Code, details: ErrorDetails<Code>, words = '') {
    super(code);
    this.code = code;
    this.details = details;
    this.words = words;
  }
}

/** Compares the name, not the class: the storefront's server bundle has its own copy of the class. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal';
}

const transientCodes: readonly ErrorCode[] = [
  'internal_error',
  'service_unavailable',
  'maintenance',
  'shop_closed',
  'request_timeout',
  'too_many_requests',
];

/** Whether the shop has processed the request and refused it. After any other error the result is unknown. */
export function isDecided(error: unknown): error is Refusal {
  return isRefusal(error) && !transientCodes.includes(error.code);
}
