import { type EmulatedAnswer, type Refused, type Rows, refusal, refused, success } from './answers.ts';

/** Known failures of the carrier. The request is carried out all the same, unless it is refused. */
export type Mishap =
  | 'throttled'
  | 'empty'
  | 'empty without total'
  | 'refused'
  | 'unauthorised'
  | 'broken'
  | 'garbage'
  | 'odd row';

/** Refusals before the request is carried out. */
export function refusedAtTheDoor(mishap: Mishap | undefined): EmulatedAnswer | undefined {
  if (mishap === 'throttled') return refusal(refused(20000401501));
  if (mishap === 'refused') return refusal(refused(20000200068));
  return mishap === 'unauthorised' ? { status: 401, body: { error: 'Unauthorized' } } : undefined;
}

export function spoilt(mishap: Mishap | undefined, answer: Rows | Refused): EmulatedAnswer {
  if (mishap === 'broken') return { status: 502, body: '<html>Bad gateway</html>' };
  if (mishap === 'garbage') return { status: 200, body: '<html>Just a moment…</html>' };
  if ('code' in answer) return refusal(answer);
  const { rows, total } = answer;
  if (mishap === 'empty') return success([], { totalCount: total });
  if (mishap === 'empty without total') return success([], []);
  if (mishap === 'odd row')
    return success([{ Ref: '', Description: null }, 'odd', ...rows.slice(2)], { totalCount: String(total) });
  return success(rows, { totalCount: total });
}
