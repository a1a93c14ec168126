import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip';
type Encoded = { bytes: Buffer; encoding?: Encoding };

const worthCompressing = 1_024;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressors: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => compressGzip(plain),
};

/** For what is sent perhaps once: a millisecond, and a fifth larger. */
const quickly: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }),
  gzip: (plain) => gzipSync(plain, { level: 1 }),
};
/** A page that is compressed is about so much smaller. */
const compressedShare = 0.25;

/** Nobody may show it later without asking: prices and stock change at any moment, and asking costs a 304. */
export const askEveryTime = 'public, max-age=0, must-revalidate';

/** An answer that is sent many times: named by its content, compressed at most once an encoding. */
export class EncodedBody {
  readonly etag: string;
  readonly #plain: Buffer;
  readonly #making: Partial<Record<Encoding, Promise<void>>> = {};
  readonly #made: Partial<Record<Encoding, Buffer>> = {};

  constructor(text: string) {
    this.#plain = Buffer.from(text);
    // Weak: the compressed forms are other bytes with the same meaning.
    this.etag = `W/"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22)}"`;
  }

  async encodedFor(acceptEncoding: string | undefined): Promise<Encoded> {
    const encoding = this.#bestFor(acceptEncoding);
    if (encoding !== undefined) await this.#make(encoding);
    return this.madeFor(acceptEncoding);
  }

  /** The best form that is ready. */
  madeFor(acceptEncoding: string | undefined): Encoded {
    const encoding = this.#bestFor(acceptEncoding);
    const bytes = encoding && this.#made[encoding];
    return encoding && bytes ? { bytes, encoding } : { bytes: this.#plain };
  }

  /** The form that is asked for, made with as little work as possible unless it is there already. */
  quicklyFor(acceptEncoding: string | undefined): void {
    const encoding = this.#bestFor(acceptEncoding);
    if (encoding !== undefined) this.#made[encoding] ??= quickly[encoding](this.#plain);
  }

  /** Makes every form before anybody asks for it. */
  async compress(): Promise<void> {
    if (this.#plain.length >= worthCompressing) await Promise.all([this.#make('br'), this.#make('gzip')]);
  }

  /** In memory, all forms together, those that are still to be made included. */
  get bytes(): number {
    const later = this.#plain.length * compressedShare;
    return Math.round(this.#plain.length + (this.#made.br?.length ?? later) + (this.#made.gzip?.length ?? later));
  }

  #bestFor(acceptEncoding: string | undefined): Encoding | undefined {
    if (this.#plain.length < worthCompressing || acceptEncoding === undefined) return;
    if (accepts('br', acceptEncoding)) return 'br';
    if (accepts('gzip', acceptEncoding)) return 'gzip';
  }

  #make(encoding: Encoding): Promise<void> {
    this.#making[encoding] ??= compressors[encoding](this.#plain).then((bytes) => {
      this.#made[encoding] = bytes;
    });
    return this.#making[encoding];
  }
}

/** Named, and not with a weight of nothing. */
function accepts(encoding: Encoding, acceptEncoding: string): boolean {
  return new RegExp(`(^|,)\\s*${encoding}\\s*(?!;\\s*q=0(\\.0*)?\\s*(,|$))(;|,|$)`, 'i').test(acceptEncoding);
}

/** Whether the browser already has what is named by the tag. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => plain(tag) === plain(etag));
}
