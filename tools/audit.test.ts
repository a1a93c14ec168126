import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Exit code and output of `npm run audit` for the given output of npm. */
function auditWith(answer: string) {
  const folder = mkdtempSync(join(tmpdir(), 'rosa-audit-'));
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat <<'END'\n${answer}\nEND\n`, { mode: 0o755 });
  const env = { PATH: `${folder}:${process.env.PATH}` };
  const options = { encoding: 'utf8', env } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'audit.ts')], options);
  rmSync(folder, { recursive: true });
  return [status, stdout + stderr];
}

const notDone = 'audit: NOT DONE, this registry does not say which packages have known holes\n';

test.each([
  ['a registry without a list', '{"message":"404 Not Found","error":{"summary":"","detail":""}}', 2, notDone],
  ['a page instead of an answer', '<html>Bad Gateway</html>', 2, notDone],
  ['no answer at all', '', 2, notDone],
  ['nothing found', '{"vulnerabilities":{}}', 0, 'audit: no high or critical finding\n'],
  [
    'a hole that is not serious',
    '{"vulnerabilities":{"a":{"severity":"low","range":"<2"}}}',
    0,
    'audit: no high or critical finding\n',
  ],
  ['a serious hole', '{"vulnerabilities":{"a":{"severity":"high","range":"<2"}}}', 1, 'audit: a <2 is high\n'],
])('%s', (_what, answer, status, words) => {
  expect(auditWith(answer)).toEqual([status, words]);
});
