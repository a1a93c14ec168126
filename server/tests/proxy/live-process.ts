import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childEnvironment } from '../child-environment.ts';

const root = join(import.meta.dirname, '../../..');

/** A process of a live shop, started as by systemd, always at the same address. */
export type LiveProcess = {
  address: string;
  start(): Promise<void>;
  isReady(): Promise<boolean>;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Gracefully with SIGTERM, or at once with SIGKILL. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

export function liveProcess(host: string, port: number, settings: Record<string, string>): LiveProcess {
  const address = `http://${host}:${port}`;
  let child: ChildProcess | undefined;
  const isReady = async () => {
    if (child?.exitCode != null) throw new Error(`The shop ended with ${child.exitCode}`);
    return await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  return {
    address,
    isReady,
    async start() {
      child = spawn(process.execPath, ['main.ts'], {
        cwd: root,
        env: {
          ...childEnvironment(),
          NODE_ENV: 'production',
          HOST: host,
          PORT: String(port),
          ...settings,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const giveUpAt = Date.now() + 120_000;
      while (!(await isReady())) {
        if (Date.now() > giveUpAt) throw new Error(`The shop at ${address} is not ready`);
        await pause(50);
      }
    },
    signal: (signal) => void child?.kill(signal),
    async end(signal) {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
