import type { QueuedWork } from '../../job-queue.ts';
import type { Shop } from '../../shop.ts';
import { markLetterFailed } from './notifications.queries.ts';

/** After the last attempt: the letter stays with its error, for staff to see. */
export async function giveUpLetter({ db }: Pick<Shop, 'db'>, { letterId }: QueuedWork['send-letter']): Promise<void> {
  await markLetterFailed(db, letterId);
}
