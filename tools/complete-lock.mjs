// Completes package-lock.json after `npm install`. If a registry lacks the binaries of some systems, npm omits them from
// the lockfile, and `npm ci` then refuses it as incomplete. The added entries are optional and have no integrity: a system
// that needs one installs it by its version.

import { readFileSync, writeFileSync } from 'node:fs';

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;

const systems = ['darwin', 'win32', 'android', 'freebsd', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'linux'];
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32', 'arm'];

let added = 0;
for (const [path, { optionalDependencies = {}, dev, license }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isReachable(path, name) || !/^\d+\.\d+\.\d+/.test(version)) continue;
    packages[`node_modules/${name}`] = lockEntry(name, version, { dev, license });
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} entries added`);

/** Whether Node finds the package from there: in the node_modules of the same folder or of one above it. */
function isReachable(from, name) {
  for (
    let folder = from;
    ;
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : ''
  ) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

function lockEntry(name, version, { dev, license }) {
  const system = systems.find((each) => name.includes(each));
  const processor = processors.find((each) => new RegExp(`(^|[-_/])${each}`).test(name));
  return {
    version,
    ...(processor && { cpu: [processor] }),
    ...(name.includes('musl') && { libc: ['musl'] }),
    ...(dev && { dev: true }),
    ...(license && { license }),
    optional: true,
    ...(system && { os: [system] }),
  };
}
