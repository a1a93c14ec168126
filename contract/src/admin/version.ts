import { z } from 'zod';

/** As far as the database counts. 0 is a record that no form has changed yet. */
const Version = z.int().min(0).max(2_147_483_647);

/** Of a record that is shown to be edited. */
export const version = Version.meta({
  description: 'Sent back with a change: what somebody else has changed is not overwritten',
});

/** Of the record as whoever changes it has read it. */
export const seenVersion = Version.optional().meta({
  description: 'As it was read. Without it, what somebody else has changed meanwhile is overwritten',
});
