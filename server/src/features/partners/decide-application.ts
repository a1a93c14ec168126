import type { SentApplicationDetails } from '@shop/contract/admin/partner-applications.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/index.ts';
import { queueLetter } from '../notifications/index.ts';
import type { Member } from '../staff/index.ts';
import * as queries from './partner-admin.queries.ts';
import { readApplication } from './read-applications.ts';

type Decision = { state: 'approved' | 'declined'; note: string };

/** Approves or declines an application once, and queues a letter to the applicant. */
export async function decideApplication(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  member: Member,
  id: number,
  { state, note }: Decision,
): Promise<SentApplicationDetails> {
  return await db.transaction(async (tx) => {
    const decision = { state, decidedBy: member.id, decisionNote: note };
    const isDecided = await queries.updateDecision(tx, id, decision);
    const application = await readApplication(tx, id);
    if (!isDecided) throw new Refusal('partner_application_decided', {});
    await queueLetter(tx, queue, {
      event: `partner-${state}:${id}`,
      kind: `partner-${state}`,
      recipient: application.email,
      data: { firstName: application.first_name, note },
    });
    await recordChange(tx, member, {
      action: state === 'approved' ? 'approve' : 'decline',
      subject: 'partner_application',
      subjectId: id,
      before: { state: 'new' },
      after: { state, note },
    });
    return application;
  });
}
