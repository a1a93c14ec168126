import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';

/** A log whose lines a test can look at. */
export function logInto(receive: (line: Record<string, unknown>) => void, level = 'info'): Logger {
  return pino({ level }, new Writable({ write: (line, _encoding, done) => done(void receive(JSON.parse(line))) }));
}
