import { Refusal } from '@shop/contract/refusal.ts';
import type { Executor } from '../../database/database.ts';
import type { ContentKind } from './content-kind.ts';

export async function readContent<Row extends { id: number }>(
  db: Executor,
  kind: Pick<ContentKind<never, Row>, 'readAll'>,
  id: number,
): Promise<Row> {
  const row = (await kind.readAll(db)).find((each) => each.id === id);
  if (row === undefined) throw new Refusal('not_found', {});
  return row;
}
