import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker, type ParsedTarEntry, type TarPackController } from 'modern-tar';
import { StartRefusal } from '../../start-refusal.ts';

/** One file of an archive. At most as large as a picture or a few hundred rows. */
export type Entry = { name: string; bytes: Uint8Array };

export type AddEntry = (entry: Entry) => Promise<void>;

/** Writes a .tar.gz that only its owner can read. It gets its final name only when it is complete. */
export async function writeArchive(file: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const draft = `${file}.unfinished`;
  await mkdir(dirname(file), { recursive: true });
  try {
    const { readable, controller } = createTarPacker();
    await Promise.all([
      pack(fill, controller),
      pipeline(Readable.fromWeb(readable as ReadableStream), createGzip(), createWriteStream(draft, { mode: 0o600 })),
    ]);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Yields the files of a .tar.gz one by one. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const tar = createReadStream(file).compose(createGunzip()) as Readable;
  const decoder = createTarDecoder({ strict: true });
  const entries = Readable.toWeb(tar).pipeThrough(decoder as never) as ReadableStream<ParsedTarEntry>;
  try {
    for await (const { header, body } of entries)
      yield { name: header.name, bytes: await new Response(body as never).bytes() };
  } catch (error) {
    throw new StartRefusal(`The archive cannot be read: ${(error as Error).message || 'it is not a .tar.gz'}`);
  }
}

async function pack(fill: (add: AddEntry) => Promise<void>, controller: TarPackController): Promise<void> {
  try {
    await fill(async ({ name, bytes }) => {
      const writer = controller.add({ name, size: bytes.byteLength }).getWriter();
      await writer.write(bytes);
      await writer.close();
    });
    controller.finalize();
  } catch (error) {
    controller.error(error);
    throw error;
  }
}
