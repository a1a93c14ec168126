/** The embedded database accepts queries and answers none. Only a new process helps. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent';
}

/** Counts checks instead of time: a process that was itself suspended for a while has missed only one check. */
export type Patience = { looks: number; everyMs: number };
const usualPatience: Patience = { looks: 12, everyMs: 5_000 };

/**
 * Rejects when the database has answered no query for a minute. Each check without an answer since the last one sends a
 * probe, so an idle shop notices, too. Only the end of a statement counts as an answer, so a database that keeps closing
 * connections is silent as well.
 */
export function watchAnswers(ask: () => Promise<unknown>, { looks, everyMs }: Patience = usualPatience) {
  const { promise: silent, reject } = Promise.withResolvers<never>();
  silent.catch(() => {});
  let silentLooks = 0;
  let isAsked = false;

  const looking = setInterval(() => {
    silentLooks += 1;
    if (silentLooks > looks) {
      clearInterval(looking);
      reject(new DatabaseSilent('The embedded database has stopped answering. Look for room on the disk of DATA_DIR'));
    } else if (!isAsked) {
      isAsked = true;
      const answered = () => {
        isAsked = false;
      };
      ask().then(answered, answered);
    }
  }, everyMs).unref();

  return {
    silent,
    answered() {
      silentLooks = 0;
    },
    stop: () => clearInterval(looking),
  };
}
