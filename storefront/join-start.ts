import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Joins the list of routes and the entry, which no other file imports, into one file: a page needs both at the same time.
 * The server's build names it in place of them.
 */
export function joinStart(buildDirectory: string): void {
  const assets = join(buildDirectory, 'client/assets');
  const names = [/^manifest-\w+\.js$/, /^entry\.client-.+\.js$/].map((name) => onlyFile(assets, name));
  const code = names.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n');
  const joined = `start-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(assets, joined), code);
  // The build of the server has styles of its own, in another order, which no page uses.
  const others = readdirSync(assets).filter((name) => name.endsWith('.css') && !code.includes(name));
  for (const name of [...names, ...others]) rmSync(join(assets, name));

  const server = join(buildDirectory, 'server/index.js');
  const build = readFileSync(server, 'utf8');
  if (!names.every((name) => build.includes(name))) throw new Error(`${server} does not name ${names.join(' and ')}`);
  writeFileSync(
    server,
    names.reduce((text, name) => text.replaceAll(name, joined), build),
  );
}

export function onlyFile(folder: string, name: RegExp): string {
  const [found, ...others] = readdirSync(folder).filter((file) => name.test(file));
  if (found === undefined || others.length > 0) throw new Error(`one file ${name} expected in ${folder}`);
  return found;
}
