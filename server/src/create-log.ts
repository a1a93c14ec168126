import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** Structured lines on standard output. */
export function createLog(level: string, into?: DestinationStream): Logger {
  const options = { level, serializers: { err: withoutValues } };
  return into === undefined ? pino(options) : pino(options, into);
}

/** Serialises an error for the log. A failed query loses its parameters and the conflicting row: they may be personal data. */
export function withoutValues(error: Error) {
  const serialized = stdSerializers.err(error);
  const mask = (text: string) => valuesIn(error).reduce((masked, values) => masked.replaceAll(values, ''), text);
  const { message, stack } = serialized;
  return { ...serialized, message: mask(message), stack: mask(stack), params: undefined, detail: undefined };
}

/** The parameters as Drizzle appends them to its message, of this error and of its causes. */
function valuesIn(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { params, cause } = error as { params?: unknown; cause?: unknown };
  return [...(params === undefined ? [] : [`\nparams: ${params}`]), ...valuesIn(cause)];
}
