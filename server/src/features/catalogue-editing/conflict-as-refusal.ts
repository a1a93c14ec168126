import { Refusal } from '@shop/contract/refusal.ts';

/** A code or address that is taken, something referred to that is gone. */
const refusedByTheDatabase = ['23505', '23503'];

/** What was checked may still be taken by somebody else before it is written: then it has changed meanwhile. */
export async function conflictAsRefusal<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code !== undefined && refusedByTheDatabase.includes(code)) throw new Refusal('changed_meanwhile', {});
    throw error;
  }
}
