import { z } from 'zod';

/** An integer of the database. 0: no form has changed the record yet. */
const Version = z.int().min(0).max(2_147_483_647);

/** The current version of a record. */
export const version = Version.meta({
  description: 'Sent back with a change: what somebody else has changed is not overwritten',
});

/** The version that the editor has read (optimistic lock). */
export const seenVersion = Version.optional().meta({
  description: 'As it was read. Without it, what somebody else has changed meanwhile is overwritten',
});
