import type { Sender } from '@shop/contract/admin/shipping.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { z } from 'zod';
import type { Executor, Transaction } from '../../../database/database.ts';
import { type Acting, recordChange } from '../../audit/index.ts';
import { findBranch, findBranches } from '../../delivery/index.ts';
import { readVersioned, takeNextVersion } from '../../record-versions/index.ts';
import { findSenderSetting, writeSenderSetting } from '../shipping.queries.ts';

const KeptSender = z.object({
  city: z.string(),
  /** `settlementRef` is used by address search, `cityRef` by waybills. */
  settlementRef: z.string(),
  cityRef: z.string(),
  branch: z.string(),
  branchRef: z.string(),
  phone: z.string(),
});
type KeptSender = z.infer<typeof KeptSender>;

/** Where the shop hands over its parcels; undefined until the owner has set it. */
export async function findSender(db: Executor): Promise<KeptSender | undefined> {
  return KeptSender.safeParse(await findSenderSetting(db)).data;
}

/** The name in the audit log. */
const editedSender = { subject: 'settings', id: 'sender' };

export async function readSender(db: Executor): Promise<Sender> {
  return await readVersioned(db, editedSender, async () => senderFields(await findSender(db)));
}

/** The owner chooses another branch or phone. */
export async function setSender(
  tx: Transaction,
  member: Acting,
  { version, ...chosen }: { branchRef: string; phone: string; version: number | undefined },
): Promise<Sender> {
  const next = await takeNextVersion(tx, editedSender, version);
  const before = await findSender(tx);
  const sender = await keepSender(tx, chosen);
  await recordChange(tx, member, {
    action: 'update',
    subject: 'settings',
    subjectId: 'sender',
    before: senderFields(before),
    after: senderFields(sender),
  });
  return { ...senderFields(sender), version: next };
}

export async function keepSender(
  tx: Transaction,
  { branchRef, phone }: { branchRef: string; phone: string },
): Promise<KeptSender> {
  const { branch, settlement } = (await findBranch(tx, branchRef)) ?? {};
  if (!branch?.cityRef || settlement === undefined) throw new Refusal('branch_not_found', {});
  const sender: KeptSender = {
    city: settlement.name,
    settlementRef: settlement.ref,
    cityRef: branch.cityRef,
    branch: branch.description,
    branchRef: branch.ref,
    phone,
  };
  await writeSenderSetting(tx, sender);
  return sender;
}

/** Sets the sender by city name and branch number. If the directory does not know the branch, it stays unset. */
export async function keepSenderByName(
  tx: Transaction,
  { city, branch, phone }: { city: string; branch: string; phone: string },
): Promise<void> {
  const [found] = await findBranches(tx, { city, cityRef: null, branch, branchRef: null });
  if (found !== undefined) await keepSender(tx, { branchRef: found.ref, phone });
}

function senderFields(sender: KeptSender | undefined): Omit<Sender, 'version'> {
  return {
    city: sender?.city ?? '',
    city_ref: sender?.settlementRef ?? '',
    branch: sender?.branch ?? '',
    branch_ref: sender?.branchRef ?? '',
    phone: sender?.phone ?? '',
  };
}
