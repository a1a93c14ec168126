import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { customerSessions } from '../../../database/tables/customers.ts';

const isActive = and(isNull(customerSessions.endedAt), gt(customerSessions.expiresAt, sql`now()`));
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

export async function insertSession(
  db: Executor,
  session: { customerId: number; device: string; address: string; seconds: number },
) {
  const { seconds, ...values } = session;
  const [row] = await db
    .insert(customerSessions)
    .values({ ...values, expiresAt: inSeconds(seconds) })
    .returning({ id: customerSessions.id, rotatedAt: customerSessions.rotatedAt });
  return row!;
}

export async function isSessionActive(db: Executor, id: string, customerId: number): Promise<boolean> {
  const rows = await db
    .select({ id: customerSessions.id })
    .from(customerSessions)
    .where(and(eq(customerSessions.id, id), eq(customerSessions.customerId, customerId), isActive));
  return rows.length > 0;
}

/** Whether a refresh token of this generation could still be exchanged. */
export async function isGenerationValid(db: Executor, id: string, generation: number, graceSeconds: number) {
  const rows = await db
    .select({ id: customerSessions.id })
    .from(customerSessions)
    .where(
      and(
        eq(customerSessions.id, id),
        isActive,
        or(eq(customerSessions.generation, generation), isJustReplaced(generation, graceSeconds)),
      ),
    );
  return rows.length > 0;
}

const isJustReplaced = (generation: number, graceSeconds: number) =>
  and(
    eq(customerSessions.generation, generation + 1),
    gt(customerSessions.rotatedAt, sql`now() - make_interval(secs => ${graceSeconds})`),
  );

const rotated = {
  id: customerSessions.id,
  customerId: customerSessions.customerId,
  generation: customerSessions.generation,
  rotatedAt: customerSessions.rotatedAt,
};

/** Atomic: of concurrent requests with the same token, one rotates the session. */
export async function rotateSession(
  db: Executor,
  claims: { sessionId: string; generation: number },
  { address, seconds }: { address: string; seconds: number },
) {
  const [row] = await db
    .update(customerSessions)
    .set({
      generation: claims.generation + 1,
      rotatedAt: sql`now()`,
      lastSeenAt: sql`now()`,
      expiresAt: inSeconds(seconds),
      address,
    })
    .where(and(eq(customerSessions.id, claims.sessionId), eq(customerSessions.generation, claims.generation), isActive))
    .returning(rotated);
  return row;
}

/** The next generation, for a request that arrives just after its token was exchanged. */
export async function findSuccessor(
  db: Executor,
  { sessionId, generation }: { sessionId: string; generation: number },
  graceSeconds: number,
) {
  const [row] = await db
    .select(rotated)
    .from(customerSessions)
    .where(and(eq(customerSessions.id, sessionId), isActive, isJustReplaced(generation, graceSeconds)));
  return row;
}

/** Ends a session whose outdated token was used; false when it had already ended. */
export async function endStolenSession(
  db: Executor,
  { sessionId, generation }: { sessionId: string; generation: number },
): Promise<boolean> {
  const ended = await db
    .update(customerSessions)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(customerSessions.id, sessionId),
        isNull(customerSessions.endedAt),
        gt(customerSessions.generation, generation),
      ),
    )
    .returning({ id: customerSessions.id });
  return ended.length > 0;
}

/** Ends one session, optionally only of this customer; false when there is none. */
export async function endSession(db: Executor, id: string, customerId?: number): Promise<boolean> {
  const ended = await db
    .update(customerSessions)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(customerSessions.id, id),
        isActive,
        customerId === undefined ? undefined : eq(customerSessions.customerId, customerId),
      ),
    )
    .returning({ id: customerSessions.id });
  return ended.length > 0;
}

export async function endSessions(db: Executor, customerId: number, exceptId?: string): Promise<void> {
  await db
    .update(customerSessions)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(customerSessions.customerId, customerId),
        isNull(customerSessions.endedAt),
        exceptId === undefined ? undefined : ne(customerSessions.id, exceptId),
      ),
    );
}

export async function listActiveSessions(db: Executor, customerId: number) {
  return await db
    .select()
    .from(customerSessions)
    .where(and(eq(customerSessions.customerId, customerId), isActive))
    .orderBy(desc(customerSessions.lastSeenAt), desc(customerSessions.createdAt));
}

export async function deleteOldSessions(db: Executor, days: number): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${days})`;
  await db
    .delete(customerSessions)
    .where(or(lt(customerSessions.endedAt, longAgo), lt(customerSessions.expiresAt, longAgo)));
}
