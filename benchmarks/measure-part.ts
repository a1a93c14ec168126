import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Measures in a process group and a temporary folder of its own. Undefined: it failed, or did not end in time. */
export async function measurePart(name: string, seconds: number): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  // PostgreSQL runs as another user where this one is root.
  chmodSync(folder, 0o755);
  const part = spawn(process.execPath, [join(import.meta.dirname, 'part-process.ts'), name], {
    detached: true,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(part, 'exit');
  let figures: unknown;
  part.on('message', (told) => {
    figures = told;
  });
  const impatience = setTimeout(() => {
    console.log(`${name}: not done within ${seconds} s, given up`);
    endGroup(part.pid!, 'SIGINT');
    setTimeout(() => endGroup(part.pid!, 'SIGKILL'), 3_000).unref();
  }, seconds * 1_000);
  await ended;
  clearTimeout(impatience);
  endGroup(part.pid!, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return figures;
}

function endGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
