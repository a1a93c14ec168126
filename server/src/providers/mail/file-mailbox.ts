import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptMessage, Mailbox } from '../../features/notifications/mail.ts';
import { diskStore } from '../media/disk-store.ts';

const ending = '.eml';
/** Words with dots between them: nothing that leads out of a folder. */
const nameForm = /^[\w-]+(\.[\w-]+)*$/;

/** Reads what `fileMail` has written. */
export function fileMailbox(folder: string): Mailbox {
  const files = diskStore(folder);

  async function find(name: string): Promise<KeptMessage | undefined> {
    const bytes = nameForm.test(name) ? await files.read(`${name}${ending}`) : undefined;
    return bytes && (await parsed(name, bytes));
  }

  return {
    find,
    async readNewest(count) {
      const names = (await namesByAge(folder)).slice(0, count);
      const messages = await Promise.all(names.map(find));
      return messages.filter((message) => message !== undefined);
    },
  };
}

async function namesByAge(folder: string): Promise<string[]> {
  const names = (await filesIn(folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, writtenAt: (await stat(join(folder, `${name}${ending}`))).mtimeMs })),
  );
  return dated.sort((one, other) => other.writtenAt - one.writtenAt).map(({ name }) => name);
}

/** Before the first letter there is no folder. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function parsed(name: string, bytes: Buffer): Promise<KeptMessage> {
  // Loaded by the first visit to the mailbox, so that the start does not wait for it.
  const { default: PostalMime } = await import('postal-mime');
  const { subject = '', text = '', html = '', from, to, date, attachments } = await PostalMime.parse(bytes);
  return {
    name,
    subject,
    text,
    html,
    from: from?.address ?? '',
    to: to?.[0]?.address ?? '',
    sentAt: new Date(date ?? 0),
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      content: Buffer.from(content as ArrayBuffer),
    })),
  };
}
