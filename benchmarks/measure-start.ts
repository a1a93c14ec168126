// Time to the first page, of a new shop and of a restarted one, and the memory of the shop afterwards.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startDemonstration } from './start-demonstration.ts';

export type StartFigures = { coldSeconds: number; warmSeconds: number; idleMebibytes: number };

const idleMs = 30_000;

export async function measureStart(): Promise<StartFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rosa-bench-'));
  try {
    const cold = await startDemonstration(dataDir);
    await pause(idleMs);
    const idleMebibytes = cold.memoryMebibytes();
    await cold.stop();
    const warm = await startDemonstration(dataDir);
    await warm.stop();
    return { coldSeconds: cold.seconds, warmSeconds: warm.seconds, idleMebibytes };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) console.table(await measureStart());
