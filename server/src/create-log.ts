import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** Structured lines on standard output. A failed query is told without its values: they may be somebody's. */
export function createLog(level: string, into?: DestinationStream): Logger {
  const options = { level, serializers: { err: withoutValues } };
  return into === undefined ? pino(options) : pino(options, into);
}

function withoutValues(error: Error) {
  const serialized = stdSerializers.err(error);
  const mask = (text: string) => text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '');
  return { ...serialized, message: mask(serialized.message), stack: mask(serialized.stack), params: undefined };
}
