// `npm test`: checks, then tests without a browser beside journeys in a browser. Ends with one line of counts.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isLong, longSeed } from './test-levels.ts';

const results = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' };
rmSync('test-results', { recursive: true, force: true });

if (isLong) console.log(`Seed ${longSeed}. To repeat this run: TEST_SEED=${longSeed} npm run test:long`);

const areChecksGood = (await start('Checks', ['node', 'tools/run-checks.ts']).ended) === 0;
// Both at once: each waits for a database, a process or a browser half of its time.
const tests = start('Tests of rules, features and databases', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results.vitest}`,
]);
const journeys = start(
  'Journeys in a browser',
  ['playwright', 'test', '--config', 'browser-tests/playwright.config.ts'],
  { isShown: false, environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: results.playwright } },
);
const areTestsGood = (await tests.ended) === 0;
journeys.show();
const areJourneysGood = (await journeys.ended) === 0;
const isGood = areChecksGood && areTestsGood && areJourneysGood;

for (const failure of readVitestFailures()) console.log(failure);
const { passed, failed } = counts();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = isGood && failed === 0 && passed > 0 ? 0 : 1;

/** Starts a program; its output is shown as it comes, or kept until `show` is called. */
function start(
  title: string,
  [program = '', ...options]: string[],
  { isShown = true, environment = {} }: { isShown?: boolean; environment?: Record<string, string> } = {},
) {
  const child = spawn(program, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, ...environment },
  });
  let kept = `\n${title}\n\n`;
  const print = (text: string) => {
    if (isShown) process.stdout.write(text);
    else kept += text;
  };
  const show = () => {
    isShown = true;
    process.stdout.write(kept);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
  const ended = new Promise<number | null>((done) => {
    child.once('error', (error) => print(`${error.message}\n`)).once('close', done);
  });
  if (isShown) show();
  return { ended, show };
}

function counts(): { passed: number; failed: number } {
  const vitest = read<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(results.vitest);
  const playwright = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    results.playwright,
  )?.stats;
  return {
    passed: (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0),
    failed: (vitest?.numFailedTests ?? 0) + (playwright?.unexpected ?? 0) + (playwright?.flaky ?? 0),
  };
}

/** Printed again at the end: the output of the browser tests in between may be cut. */
function readVitestFailures(): string[] {
  type Report = {
    testResults: {
      name: string;
      message: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }[];
  };
  const { testResults } = read<Report>(results.vitest) ?? { testResults: [] };
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`FAILED ${name}\n  ${message.slice(0, 600)}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [first = ''] }) => `FAILED ${name} › ${fullName}\n  ${first.slice(0, 600)}`),
  ]);
}

function read<Shape>(file: string): Shape | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shape) : undefined;
}
