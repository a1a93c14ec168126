/** The embedded database takes questions and answers none. Only a new process brings it back. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent';
}

/** Twelve looks, five seconds apart: a process that itself was stopped for a while has looked only once. */
export type Patience = { looks: number; everyMs: number };
const usualPatience: Patience = { looks: 12, everyMs: 5_000 };

/**
 * Rejects when the database has not answered anybody for a minute. It is asked at every look without an answer before it,
 * so a shop without visitors notices, too. An answer is one that ends a statement: a database that keeps breaking
 * connections has answered nobody.
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
