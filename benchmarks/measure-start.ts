// Time to the first page: of a new shop, and of a restarted one.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemonstration } from './start-demonstration.ts';

export type StartFigures = { coldSeconds: number; warmSeconds: number };

export async function measureStart(): Promise<StartFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rosa-bench-'));
  try {
    const cold = await startDemonstration(dataDir);
    await cold.stop();
    const warm = await startDemonstration(dataDir);
    await warm.stop();
    return { coldSeconds: cold.seconds, warmSeconds: warm.seconds };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) console.table(await measureStart());
