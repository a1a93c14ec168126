import type { PartnerApplicationsQuery } from '@shop/contract/admin/partner-applications.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../database/database.ts';
import { contains, limitAndOffset, sortedBy } from '../../database/list-page.ts';
import { partnerApplications, partnerOptions } from '../../database/tables/partners.ts';
import { staff } from '../../database/tables/staff.ts';

export async function listApplications(db: Executor, query: PartnerApplicationsQuery) {
  const { createdAt, lastName, decidedAt, firstName, email, phone, clinicName } = partnerApplications;
  const columns = { created_at: createdAt, last_name: lastName, decided_at: decidedAt };
  const name = sql`${lastName} || ' ' || ${firstName}`;
  const chosen = and(
    contains(query.q, name, email, phone, clinicName),
    query.ids && inArray(partnerApplications.id, query.ids),
    query.state && eq(partnerApplications.state, query.state),
  );
  const { limit, offset } = limitAndOffset(query);
  const rows = await db
    .select({ application: partnerApplications, position: partnerOptions.name })
    .from(partnerApplications)
    .innerJoin(partnerOptions, eq(partnerOptions.id, partnerApplications.positionId))
    .where(chosen)
    .orderBy(...sortedBy(query, columns, partnerApplications.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(partnerApplications, chosen) };
}

const positions = alias(partnerOptions, 'positions');
const educations = alias(partnerOptions, 'educations');
const specializations = alias(partnerOptions, 'specializations');
const workplaces = alias(partnerOptions, 'workplaces');
const howThey = alias(partnerOptions, 'how_they');

export async function findApplication(db: Executor, id: number) {
  const [row] = await db
    .select({
      application: partnerApplications,
      position: positions.name,
      education: educations.name,
      specialization: specializations.name,
      workplace: workplaces.name,
      howThey: howThey.name,
      decidedBy: staff.name,
    })
    .from(partnerApplications)
    .innerJoin(positions, eq(positions.id, partnerApplications.positionId))
    .innerJoin(educations, eq(educations.id, partnerApplications.educationId))
    .innerJoin(specializations, eq(specializations.id, partnerApplications.specializationId))
    .innerJoin(workplaces, eq(workplaces.id, partnerApplications.workplaceId))
    .innerJoin(howThey, eq(howThey.id, partnerApplications.howTheyId))
    .leftJoin(staff, eq(staff.id, partnerApplications.decidedBy))
    .where(eq(partnerApplications.id, id));
  return row;
}

/** False if the application was decided before: of several decisions the first one counts. */
export async function updateDecision(
  tx: Transaction,
  id: number,
  decision: { state: 'approved' | 'declined'; decidedBy: number; decisionNote: string },
): Promise<boolean> {
  const decided = await tx
    .update(partnerApplications)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(and(eq(partnerApplications.id, id), eq(partnerApplications.state, 'new')))
    .returning({ id: partnerApplications.id });
  return decided.length > 0;
}
