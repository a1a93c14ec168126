import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const code = '**/*.{ts,tsx,mjs,css,html,json,md}';

/** The project's own files: tracked and untracked but not ignored ones; without git, all code files. */
export function trackedFiles(): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\n').filter((file) => file !== '' && existsSync(file));
  } catch {
    return globSync(code, { exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**', 'data/**'] });
  }
}
