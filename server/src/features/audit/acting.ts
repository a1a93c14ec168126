/** A member of staff who acts, and the idempotency key of the request. */
export type Acting = { id: number; requestKey?: string | undefined };
