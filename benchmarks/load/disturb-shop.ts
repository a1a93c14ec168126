import type { LiveProcess } from '../../server/tests/proxy/live-process.ts';
import type { MortalPostgresql } from '../../tools/test-postgresql.ts';

/** The time from an outage until /readyz of all processes is 200 again. `served` is the process that stayed up. */
export type Disturbance = { what: string; served: string | undefined; beganAt: number; readyAt: number };

const downMs = 3_000;
/** The shortest calm before the next outage, and at the end. */
const calmMs = 10_000;

/** Three outages in one run. Each begins when its share of the time is over, after a calm. */
export async function disturbShop(
  totalMs: number,
  [one, other]: readonly [LiveProcess, LiveProcess],
  database: MortalPostgresql,
): Promise<Disturbance[]> {
  const plan = [
    {
      share: 0.2,
      what: 'one of the two processes was killed without warning and started again',
      served: one.address,
      down: () => other.end('SIGKILL'),
      up: () => other.start(),
    },
    {
      share: 0.5,
      what: 'PostgreSQL went down without warning and came back',
      served: undefined,
      down: () => database.die(),
      up: () => database.comeBack(),
    },
    {
      share: 0.8,
      what: 'the other process was stopped in good order and started again, as for a new version',
      served: other.address,
      down: () => one.end('SIGTERM'),
      up: () => one.start(),
    },
  ];
  const startedAt = Date.now();
  const disturbances: Disturbance[] = [];
  for (const { share, what, served, down, up } of plan) {
    await pause(Math.max(calmMs, startedAt + share * totalMs - Date.now()));
    const beganAt = Date.now();
    await down();
    await pause(downMs);
    await up();
    while (!((await one.isReady()) && (await other.isReady()))) await pause(50);
    disturbances.push({ what, served, beganAt, readyAt: Date.now() });
    console.log(`${Math.round((beganAt - startedAt) / 1000)} s: ${what}`);
  }
  await pause(calmMs);
  return disturbances;
}

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));
