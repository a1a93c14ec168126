/** Beginnings of codes: of the network, and of PostgreSQL when it shuts down, lets nobody in, is full, has moved or is waited for too long. */
const passingCodes =
  /^(ECONN|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|EPIPE|08|28|3D000|53|55000|55P03|57P0|57014|58|25006|25P03|40P01)/;
const passingWords =
  /timeout exceeded when trying to connect|timeout expired|connection terminated|not queryable|query read timeout/i;

/** Out of reach, overtaxed, or held up by somebody: it passes, unlike a bug. */
export function isDatabaseGone(error: unknown): boolean {
  const cause = causeOf(error);
  if (passingCodes.test(cause?.code ?? '')) return true;
  if (cause?.code === 'ENOENT' && cause.syscall === 'connect') return true;
  return passingWords.test(cause?.message ?? '');
}

/** The connection is there, and an answer on it did not come in time. */
export function isDatabaseSilent(error: unknown): boolean {
  return causeOf(error)?.message === 'Query read timeout';
}

/** Values that are none, or that a constraint or a trigger forbids: of what came from outside, not of a statement of ours. */
export function isRefusedByTheDatabase(error: unknown): boolean {
  return /^(22|23|P0001)/.test(causeOf(error)?.code ?? '');
}

/** A table or a column is missing: nobody has brought the database to this version. */
export function isOfNoShop(error: unknown): boolean {
  return /^42(P01|703)$/.test(causeOf(error)?.code ?? '');
}

/** drizzle tells the statement, and the driver's reason as its cause. */
function causeOf(error: unknown): NodeJS.ErrnoException | undefined {
  return error instanceof Error ? ((error.cause ?? error) as NodeJS.ErrnoException) : undefined;
}
