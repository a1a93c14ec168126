import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';
type Encoded = { bytes: Buffer; encoding?: Encoding };

const worthCompressing = 1_024;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressors: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => compressGzip(plain),
};

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

  /** Makes every form before anybody asks for it. */
  async compress(): Promise<void> {
    if (this.#plain.length >= worthCompressing) await Promise.all([this.#make('br'), this.#make('gzip')]);
  }

  /** In memory, all forms together. */
  get bytes(): number {
    return this.#plain.length + (this.#made.br?.length ?? 0) + (this.#made.gzip?.length ?? 0);
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
