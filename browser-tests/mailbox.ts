import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const folder = join(import.meta.dirname, '../test-results/browser-data/mail');

type LinkedPage =
  | 'user/activate'
  | 'user/email'
  | 'password/reset/confirm'
  | 'subscription/confirm'
  | 'subscription/unsubscribe';

/** Waits for a letter to this address with a link to this page; returns the link's path. */
export async function mailedLink(email: string, page: LinkedPage, { after }: { after?: string } = {}): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = (await mailedLinks(email, page)).find((each) => each !== after);
      return link;
    })
    .toBeDefined();
  return link!;
}

export async function mailedLinks(email: string, page: LinkedPage): Promise<string[]> {
  // A letter has another extension while it is being written.
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const letters = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')));
  return letters
    .filter((letter) => letter.includes(`\r\nTo: ${email}\r\n`))
    .flatMap((letter) => new RegExp(`/${page}/[\\w-]+/[\\w-]+`).exec(unfolded(letter))?.[0] ?? []);
}

/** Decodes quoted-printable as far as an address needs it. */
function unfolded(letter: string): string {
  return letter
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
