import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const version = '13.5.0';

const folder = join(import.meta.dirname, '../node_modules/.cache/lighthouse', version);
const packageFolder = join(folder, 'node_modules/lighthouse');

type Audit = { score: number | null; numericValue?: number };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
export type Report = { categories: Record<string, Category>; audits: Record<string, Audit> };
type Lighthouse = (
  address: string,
  flags: { port: number; logLevel: 'silent'; output: 'json' },
) => Promise<{ lhr: Report } | undefined>;

/** Installed when it is first wanted: 114 packages and 176 MB that nothing else needs. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(packageFolder)) install();
  const module = (await import(pathToFileURL(join(packageFolder, 'core/index.js')).href)) as { default: Lighthouse };
  return module.default;
}

function install(): void {
  mkdirSync(folder, { recursive: true });
  // Without a package of its own here, npm would install into the shop's.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...options, `lighthouse@${version}`], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed');
}
