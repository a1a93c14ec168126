// Finds nginx for the test that runs deploy/nginx.conf, and openssl for its certificate. Installs them only in CI as root,
// not on a developer's machine. No dependencies: it runs before `npm ci`.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const programs = ['nginx', 'openssl'];

/** The paths of both programs, or undefined. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/usr/bin'];
  const [nginx, openssl] = programs.map((name) =>
    folders.map((folder) => join(folder, name)).find((file) => existsSync(file)),
  );
  return nginx !== undefined && openssl !== undefined ? { nginx, openssl } : undefined;
}

export function installNginxInCi() {
  if (process.env.CI !== 'true' || process.getuid?.() !== 0 || findNginx() !== undefined) return;
  console.log('Installing nginx for the test of deploy/nginx.conf (apt-get, once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...programs], { stdio: 'ignore', env });
}
