import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Normal differences between clocks are smaller. */
const future = sql`now() + interval '1 minute'`;

/**
 * Repairs times in the future after a clock that was ahead has been corrected. Without it, jobs and sessions would wait or
 * last for as long as the clock was ahead. All statements are idempotent. Times of history (orders, payments, the log)
 * stay as written.
 */
const repairs: readonly SQL[] = [
  // Check payments, parcels and the directory again, and allow taking over a waybill that was begun.
  sql`update payments set next_ask_at = now()
      where next_ask_at > ${future}
        and (asked_at > ${future} or created_at > ${future} or next_ask_at > now() + interval '25 hours')`,
  sql`update payments set asked_at = null where asked_at > ${future}`,
  sql`update orders set tracked_at = null where tracked_at > ${future}`,
  sql`update directory_syncs set started_at = least(started_at, now()), finished_at = least(finished_at, now())
      where started_at > ${future} or finished_at > ${future}`,
  sql`update idempotency_keys set created_at = now() where created_at > ${future}`,
  // Claimed letters, and letters written then, which are shifted by the error of the clock.
  sql`update letters set send_after = now()
      where state = 'waiting' and attempts > 0 and send_after > now() + interval '10 minutes'`,
  sql`update letters set send_after = send_after - (created_at - now()), created_at = now()
      where state = 'waiting' and created_at > ${future}`,
  sql`update subscriptions set asked_at = now() where asked_at > ${future}`,
  // Limit sessions to their usual length.
  sql`update staff_sessions
      set created_at = least(created_at, now()), expires_at = least(expires_at, now() + interval '1 hour')
      where created_at > ${future} or expires_at > ${future} + interval '1 hour'`,
  sql`update customer_sessions
      set rotated_at = least(rotated_at, now()), expires_at = least(expires_at, now() + interval '7 days')
      where rotated_at > ${future} or expires_at > ${future} + interval '7 days'`,
  // Otherwise the current code would count as already used.
  sql`update staff set totp_step = null where totp_step > extract(epoch from ${future}) / 30 + 1`,
];

/** Tables of pg-boss, whose schedules would stop. */
const jobRepairs: readonly SQL[] = [
  sql`update pgboss.version set cron_on = null where cron_on > ${future}`,
  sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null
      where greatest(monitor_on, monitor_claim_on, maintain_on) > ${future}`,
  sql`update pgboss.job set start_after = start_after - (created_on - now()), created_on = now()
      where state in ('created', 'retry') and created_on > ${future}`,
  sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now() + interval '1 day'`,
  sql`update pgboss.job set started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
      where state = 'active' and greatest(started_on, heartbeat_on) > ${future}`,
];

/** Only one process does it; the others continue. */
export async function repairFutureTimes(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(hashtext('mend future times')) as is_ours`);
    if (rows[0]?.is_ours !== true) return;
    for (const repair of [...repairs, ...jobRepairs]) await tx.execute(repair);
  });
}
