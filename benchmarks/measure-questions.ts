import { type Times, timesOf } from './times.ts';

const usualRounds = 40;

/** One address after another, as one visitor would. The first round only warms up. `before` is not part of the time. */
export async function measureQuestions(
  address: string,
  pathsOf: (round: number) => readonly string[],
  {
    rounds = usualRounds,
    headers = {},
    before = async () => {},
  }: { rounds?: number; headers?: Record<string, string>; before?: () => Promise<unknown> } = {},
): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const path of pathsOf(round)) {
      await before();
      const startedAt = performance.now();
      const response = await fetch(`${address}${path}`, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      if (round > 0) times.push(performance.now() - startedAt);
    }
  }
  return timesOf(times);
}
