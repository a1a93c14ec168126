import type { ErrorCode, ErrorDetails } from './errors.ts';

/** An answer that the caller can act on. Anything else that is thrown is our bug and becomes a 500. */
export class Refusal<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'Refusal';
  readonly code: Code;
  readonly details: ErrorDetails<Code>;

  constructor(code: Code, details: ErrorDetails<Code>) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** By name, not by class: the storefront's server bundle carries a class of its own. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal';
}
