/** Prefixes of error codes: network errors, and PostgreSQL shutting down, refusing connections, full, read-only or too slow. */
const temporaryCodes =
  /^(ECONN|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|EPIPE|08|28|3D000|53|55000|55P03|57P0|57014|58|25006|25P03|40P01)/;
const temporaryMessages =
  /timeout exceeded when trying to connect|timeout expired|connection terminated|not queryable|query read timeout/i;

/** Temporary failures: the database is unreachable, overloaded, or waits for a lock. Not a bug. */
export function isDatabaseGone(error: unknown): boolean {
  const cause = causeOf(error);
  if (temporaryCodes.test(cause?.code ?? '')) return true;
  if (cause?.code === 'ENOENT' && cause.syscall === 'connect') return true;
  return temporaryMessages.test(cause?.message ?? '');
}

/** The query timed out on an open connection. */
export function isDatabaseSilent(error: unknown): boolean {
  return causeOf(error)?.message === 'Query read timeout';
}

/** Invalid values, or a violated constraint or trigger: caused by imported data, not by a wrong statement of ours. */
export function isRefusedByTheDatabase(error: unknown): boolean {
  return /^(22|23|P0001)/.test(causeOf(error)?.code ?? '');
}

/** A table or a column is missing: the database is not migrated to this version. */
export function isSchemaMissing(error: unknown): boolean {
  return /^42(P01|703)$/.test(causeOf(error)?.code ?? '');
}

/** Drizzle's error names the statement; the driver's error is its cause. */
function causeOf(error: unknown): NodeJS.ErrnoException | undefined {
  return error instanceof Error ? ((error.cause ?? error) as NodeJS.ErrnoException) : undefined;
}
