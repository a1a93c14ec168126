import type { MortalPostgresql } from '../../tools/test-postgresql.ts';
import type { Process } from './start-process.ts';

/** From the moment something ended until every process says /readyz again. */
export type Disturbance = {
  what: string;
  short: string;
  /** The process that served everybody meanwhile, if one could. */
  served?: string;
  beganAt: number;
  readyAt: number;
};

const downMs = 3_000;
/** So long at least all is well before the next thing happens, and at the end. */
const calmMs = 10_000;

/** What happens to a shop in its life, all within one run. Each begins when its share of the time is over, after a calm. */
export async function disturbShop(
  totalMs: number,
  processes: readonly [Process, Process],
  database: MortalPostgresql,
  say: (sentence: string) => void,
): Promise<Disturbance[]> {
  const [one, other] = processes;
  const startedAt = Date.now();
  const plan = [
    {
      share: 0.2,
      what: 'one of the two processes was killed without warning and started again',
      short: 'process killed',
      served: one.name,
      down: () => other.end('SIGKILL'),
      up: () => other.start(),
    },
    {
      share: 0.5,
      what: 'PostgreSQL went down without warning and came back',
      short: 'database down',
      down: () => database.die(),
      up: () => database.comeBack(),
    },
    {
      share: 0.8,
      what: 'the other process was stopped in good order and started again, as for a new version',
      short: 'process renewed',
      served: other.name,
      down: () => one.end('SIGTERM'),
      up: () => one.start(),
    },
  ];
  const disturbances: Disturbance[] = [];
  for (const { share, down, up, ...disturbance } of plan) {
    await pause(Math.max(calmMs, startedAt + share * totalMs - Date.now()));
    const beganAt = Date.now();
    say(`${seconds(beganAt - startedAt)}: ${disturbance.short} …`);
    await down();
    await pause(downMs);
    await up();
    await Promise.all(processes.map((each) => each.untilReady()));
    disturbances.push({ ...disturbance, beganAt, readyAt: Date.now() });
    say(`${seconds(Date.now() - startedAt)}: all processes are ready`);
  }
  await pause(calmMs);
  return disturbances;
}

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));
const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
