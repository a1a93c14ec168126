// Test levels: `npm test`, CI (.ci/run) and `npm run test:long` (see CONTRIBUTING.md).

/** `npm run test:long`: thousands of random stories, all screen widths, all tests on both databases. */
export const isLong = process.env.RANDOM_TESTS === 'long';
export const isCi = process.env.CI === 'true';

const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
const givenSeed = process.env.TEST_SEED;
export const isSeedGiven = givenSeed !== undefined;

/** Long runs use a new seed every day; `TEST_SEED=… npm run test:long` repeats a run. */
export const longSeed = Number(givenSeed ?? today);

/** The seed of a random suite. Short runs always use the suite's own seed, so that a failure comes from the change. */
export function seedFor(usual: number): number {
  return isLong || isSeedGiven ? longSeed : usual;
}
