import pg from 'pg';

/** Crowds on a busy machine wait longer for each other than customers would; a request ends after 30 seconds. */
export const patienceMs = 50_000;

/** The same server's address with another database. */
export function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement that needs a connection of its own, such as making or dropping a database. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
