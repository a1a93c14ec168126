import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptMessage, Mailbox } from '../../features/notifications/mail.ts';
import { diskStore } from '../media/disk-store.ts';

const ending = '.eml';
/** Words with dots between them: no path traversal. */
const nameForm = /^[\w-]+(\.[\w-]+)*$/;

/** Reads the messages that `fileMail` has written. */
export function fileMailbox(folder: string): Mailbox {
  const files = diskStore(folder);

  async function find(name: string): Promise<KeptMessage | undefined> {
    const bytes = nameForm.test(name) ? await files.read(`${name}${ending}`) : undefined;
    return bytes && (await parseMessage(name, bytes));
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

/** The folder does not exist before the first letter. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function parseMessage(name: string, bytes: Buffer): Promise<KeptMessage> {
  // Loaded when the mailbox is first opened: the start does not wait for it.
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
