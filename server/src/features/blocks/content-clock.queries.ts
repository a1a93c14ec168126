import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { blockVersions } from '../../database/tables/blocks.ts';
import { banners } from '../../database/tables/catalogue.ts';

const toDate = (moment: string | Date | null) => (moment === null ? undefined : new Date(moment));

/** The time of the database, and when the next version or banner begins or ends. */
export async function readNextStart(db: Executor): Promise<{ now: Date; next: Date | undefined }> {
  const { rows } = await db.execute<{ now: string | Date; next: string | Date | null }>(sql`
    with clock as (select clock_timestamp() as now)
    select now, (
      select min(moment) from (
        select ${blockVersions.startsAt} as moment from ${blockVersions}
        union all select ${banners.shownFrom} from ${banners} where ${banners.isActive}
        union all select ${banners.shownUntil} from ${banners} where ${banners.isActive}
      ) moments where moment > now
    ) as next from clock
  `);
  const { now, next } = rows[0]!;
  return { now: new Date(now), next: toDate(next) };
}

/** The dates of all blocks that are published now. */
export async function listBlockDates(db: Executor) {
  const { rows } = await db.execute<{ is_on: boolean; from: string | null; until: string | null }>(sql`
    with shown as (
      select distinct on (${blockVersions.place}) ${blockVersions.blocks} as blocks from ${blockVersions}
      where ${blockVersions.startsAt} <= clock_timestamp()
      order by ${blockVersions.place}, ${blockVersions.startsAt} desc, ${blockVersions.version} desc
    )
    select (block -> 'is_on')::boolean as is_on, block ->> 'from' as "from", block ->> 'until' as until
    from shown, jsonb_array_elements(shown.blocks) as block
  `);
  return rows;
}
