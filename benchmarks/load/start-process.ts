import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../tools/free-port.ts';

const main = join(import.meta.dirname, '../../main.ts');

/** One process of the shop, always at the same address, whether it lives or not. */
export type Process = {
  name: string;
  address: string;
  start(): Promise<void>;
  /** Until it says that it can do its work. */
  untilReady(): Promise<void>;
  /** In good order with SIGTERM, or in the middle of whatever it does with SIGKILL. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

/** As a service manager starts the shop. */
export async function makeProcess(name: string, settings: Record<string, string>): Promise<Process> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let running: ReturnType<typeof spawn> | undefined;
  const isOver = () => running === undefined || running.exitCode !== null || running.signalCode !== null;
  // Nobody else would end it when a run breaks off.
  process.on('exit', () => running?.kill('SIGKILL'));

  async function untilReady() {
    while (!(await isReady(address))) {
      if (isOver()) throw new Error(`Process ${name} of the shop has ended by itself`);
      await new Promise((next) => setTimeout(next, 50));
    }
  }

  return {
    name,
    address,
    untilReady,
    async start() {
      running = spawn(process.execPath, [main], {
        env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', PORT: String(port), ...settings },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilReady();
    },
    async end(signal) {
      if (running === undefined || isOver()) return;
      const ended = once(running, 'exit');
      running.kill(signal);
      await ended;
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    return false;
  }
}
