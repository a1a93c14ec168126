import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** Structured lines on standard output. */
export function createLog(level: string, into?: DestinationStream): Logger {
  const options = { level, serializers: { err: withoutValues } };
  return into === undefined ? pino(options) : pino(options, into);
}

/** A failed query is told without its values, and without the row it met: they may be somebody's. */
export function withoutValues(error: Error) {
  const serialized = stdSerializers.err(error);
  const mask = (text: string) => valuesIn(error).reduce((masked, values) => masked.replaceAll(values, ''), text);
  const { message, stack } = serialized;
  return { ...serialized, message: mask(message), stack: mask(stack), params: undefined, detail: undefined };
}

/** As drizzle writes them behind its statement; one failure may be the cause of another. */
function valuesIn(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { params, cause } = error as { params?: unknown; cause?: unknown };
  return [...(params === undefined ? [] : [`\nparams: ${params}`]), ...valuesIn(cause)];
}
