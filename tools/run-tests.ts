// `npm test`: checks, then tests without a browser, then journeys in a browser. Ends with one line of counts.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isLong, longSeed } from './test-levels.ts';

const results = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' };
rmSync('test-results', { recursive: true, force: true });

if (isLong) console.log(`Seed ${longSeed}. To repeat this run: TEST_SEED=${longSeed} npm run test:long`);

const isGood = [
  run('Checks', ['node', 'tools/run-checks.ts']),
  run('Tests of rules, features and databases', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results.vitest}`,
  ]),
  run('Journeys in a browser', ['playwright', 'test', '--config', 'browser-tests/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: results.playwright,
  }),
].every(Boolean);

for (const failure of failuresOfVitest()) console.log(failure);
const { passed, failed } = counts();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = isGood && failed === 0 && passed > 0 ? 0 : 1;

function run(title: string, [program = '', ...options]: string[], environment: Record<string, string> = {}): boolean {
  console.log(`\n${title}\n`);
  const { status } = spawnSync(program, options, { stdio: 'inherit', env: { ...process.env, ...environment } });
  return status === 0;
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

/** Said again at the end: the journeys in a browser say so much in between that the output may be cut. */
function failuresOfVitest(): string[] {
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
