import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { createLog } from '../src/create-log.ts';

/** A log whose lines a test can read. */
export function logInto(receive: (line: Record<string, unknown>) => void, level = 'info'): Logger {
  return createLog(level, new Writable({ write: (line, _encoding, done) => done(void receive(JSON.parse(line))) }));
}
