import pg from 'pg';

type Statement = { text: string; values: readonly unknown[]; returned: readonly (readonly unknown[])[] };
/** All database statements of one order, in sequence, with their results. */
export type RecordedOrder = { statements: readonly Statement[]; key: string; reference: string };

/**
 * Ids begin so high that they are recognisable in statements and can be replaced by new ones. The stock is such a number,
 * too.
 */
const firstNumber = 1_000_000;
export const numbersBeginHigh = ['orders', 'order_lines', 'payments', 'letters']
  .map((table, index) => `select setval(pg_get_serial_sequence('${table}', 'id'), ${(index + 5) * firstNumber})`)
  .join(';');

/** Records the statements of all connections of this process while an order is placed. */
export async function recordOrder(
  key: string,
  place: () => Promise<{ order_reference: string }>,
): Promise<RecordedOrder> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const [first, second] = asked as [string | { text: string }, unknown];
    const values = Array.isArray(second) ? second : [];
    const statement: Statement = { text: typeof first === 'string' ? first : first.text, values, returned: [] };
    statements.push(statement);
    const answer: unknown = Reflect.apply(query, this, asked);
    if (answer instanceof Promise)
      answer.then(({ rows }: { rows: object[] }) => {
        statement.returned = rows.map((row) => Object.values(row));
      });
    return answer;
  } as typeof query;
  try {
    const { order_reference: reference } = await place();
    return { statements, key, reference };
  } finally {
    pg.Client.prototype.query = query;
  }
}

/** Replays the statements on one connection, with new keys and ids in place of the old ones. */
export async function replayOrder(client: pg.ClientBase, { statements, key, reference }: RecordedOrder): Promise<void> {
  const renewed = new Map<unknown, unknown>([
    [key, crypto.randomUUID()],
    [reference, crypto.randomUUID()],
  ]);
  for (const { text, values, returned } of statements) {
    const { rows } = await client.query({
      text,
      values: values.map((value) => renew(value, renewed)),
      rowMode: 'array',
    });
    for (const [index, row] of returned.entries())
      for (const [column, value] of row.entries())
        if (typeof value === 'number' && value > firstNumber / 2) renewed.set(value, rows[index]?.[column]);
  }
}

function renew(value: unknown, renewed: ReadonlyMap<unknown, unknown>): unknown {
  if (typeof value !== 'string') return renewed.get(value) ?? value;
  let text = value;
  for (const [old, fresh] of renewed) text = text.replaceAll(String(old), String(fresh));
  return text;
}
