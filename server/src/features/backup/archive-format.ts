import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Entry } from './archive.ts';

export const aboutName = 'about.json';
export const sequencesName = 'sequences.json';
export const jobsName = 'jobs.ndjson';
export const manifestName = 'manifest.json';

const mediaFolder = 'media/';
export const mediaName = (key: string) => `${mediaFolder}${key}`;
/** Only the shop's own files. A key can never point outside of the media store. */
const keptKey = /^(originals\/[0-9a-f]{32}|private(\/[\w-]+)+(\.\w+)?)$/;
export const parseMediaName = (name: string) => {
  const key = name.startsWith(mediaFolder) ? name.slice(mediaFolder.length) : '';
  return keptKey.test(key) ? key : undefined;
};

export const rowsName = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.ndjson`;
export const parseRowsName = (name: string) => /^tables\/([a-z_]+)\/\d+[.]ndjson$/.exec(name)?.[1];

/** The first file of an archive: where it comes from. */
export const About = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The migrations that made the tables, in order. */
  migrations: z.array(z.string()),
  /** Compared on restore, to know whether the restoring shop has the same secret key. */
  secretFingerprint: z.string(),
});
export type About = z.infer<typeof About>;

export const Sequences = z.record(z.string(), z.number().int());

/** A queued job that is not done yet. */
export const Job = z.object({ name: z.string(), data: z.record(z.string(), z.unknown()), startAfter: z.coerce.date() });
export type Job = z.infer<typeof Job>;

/** The last file. An archive without it is incomplete. */
export const Manifest = z.object({
  rows: z.record(z.string(), z.number().int()),
  jobs: z.number().int(),
  media: z.number().int(),
  /** Digest of all files before this one, in order. */
  sha256: z.string(),
});
export type Manifest = z.infer<typeof Manifest>;

/** Covers the name, the length and the bytes of every file. */
export function archiveDigest() {
  const hash = createHash('sha256');
  return {
    add: ({ name, bytes }: Entry) => void hash.update(`${name}\n${bytes.byteLength}\n`).update(bytes),
    hex: () => hash.digest('hex'),
  };
}

export const jsonEntry = (name: string, content: unknown): Entry => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
});

export const linesEntry = (name: string, lines: readonly string[]): Entry => ({
  name,
  bytes: Buffer.from(lines.map((line) => `${line}\n`).join('')),
});

export const readLines = ({ bytes }: Entry): string[] => Buffer.from(bytes).toString().split('\n').slice(0, -1);
