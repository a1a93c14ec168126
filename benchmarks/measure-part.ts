import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allParts, type Part } from './parts.ts';

/** Measures in its own process group and temporary folder. Undefined: it failed, or did not end in time. */
export async function measurePart(name: Part, seconds: number): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  // PostgreSQL runs as another user where this one is root.
  chmodSync(folder, 0o755);
  const env = { ...process.env, TMPDIR: folder };
  const limit = { timeout: seconds * 1_000, killSignal: 'SIGKILL' as const };
  const part = fork(import.meta.filename, [name], { detached: true, env, ...limit });
  let figures: unknown;
  part.on('message', (message) => {
    figures = message;
  });
  const [, signal] = await once(part, 'exit');
  if (signal !== null) console.log(`${name}: not done within ${seconds} s, given up`);
  endGroup(part.pid!);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return figures;
}

/** Kills processes that the part has left running. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

if (import.meta.main) {
  process.send?.(await allParts[process.argv[2] as Part].measure());
  process.disconnect?.();
}
