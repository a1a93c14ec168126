import type { QueuedWork } from '../../../job-queue.ts';
import type { Shop } from '../../../shop.ts';
import { queueLetter } from '../../notifications/index.ts';
import { findStaffByEmail } from '../staff.queries.ts';
import { insertResetRequest, takeResetRequest } from './staff-links.queries.ts';
import { issueStaffLink, letterEvent } from './staff-links.ts';

/**
 * Records that a new password was requested. It looks nothing up, so that known and unknown addresses get the same
 * answer in the same time. The job finds out who it is.
 */
export async function askForStaffReset({ db, queue }: Pick<Shop, 'db' | 'queue'>, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const requestId = await insertResetRequest(tx, email);
    await queue.add(tx, 'answer-staff-reset', { requestId });
  });
}

/** Job: mails the link to an active member. Whoever has not accepted an invitation has no password to reset. */
export async function answerStaffReset(
  { db, queue, secrets }: Pick<Shop, 'db' | 'queue' | 'secrets'>,
  { requestId }: QueuedWork['answer-staff-reset'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const email = await takeResetRequest(tx, requestId);
    const member = email === undefined ? undefined : await findStaffByEmail(tx, email);
    if (member === undefined || member.passwordHash === null) return;
    const { linkId, salt } = await issueStaffLink(tx, secrets, { staffId: member.id, purpose: 'password_reset' });
    await queueLetter(tx, queue, {
      event: letterEvent('password_reset', linkId),
      kind: 'staff-password-reset',
      recipient: member.email,
      data: { staffId: member.id, name: member.name, salt },
    });
  });
}

/** A letter that could not be written is asked for again; the typed address is not kept. */
export async function giveUpStaffReset(
  { db }: Pick<Shop, 'db'>,
  { requestId }: QueuedWork['answer-staff-reset'],
): Promise<void> {
  await db.transaction(async (tx) => void (await takeResetRequest(tx, requestId)));
}
