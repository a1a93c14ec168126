import { Refusal } from '@shop/contract/refusal.ts';

/** PostgreSQL codes: unique violation and foreign key violation. */
const refusedByTheDatabase = ['23505', '23503'];

/** Another transaction may take a checked code or slug before this one writes it. That is refused as a concurrent change. */
export async function conflictAsRefusal<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code !== undefined && refusedByTheDatabase.includes(code)) throw new Refusal('changed_meanwhile', {});
    throw error;
  }
}
