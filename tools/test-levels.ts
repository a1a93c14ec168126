// How much is tested: `npm test`, CI (.ci/run) and `npm run test:long` (see CONTRIBUTING.md).

/** `npm run test:long`: random stories by the thousand, every width, everything on both databases. */
export const isLong = process.env.RANDOM_TESTS === 'long';
export const isCi = process.env.CI === 'true';

const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
const givenSeed = process.env.TEST_SEED;
export const isSeedGiven = givenSeed !== undefined;

/** Long runs take another seed every day; `TEST_SEED=… npm run test:long` repeats a run. */
export const longSeed = Number(givenSeed ?? today);

/** The seed of a random suite. Short runs always take the suite's own, so that a failure belongs to the change. */
export function seedFor(usual: number): number {
  return isLong || isSeedGiven ? longSeed : usual;
}
