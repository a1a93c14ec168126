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

/** For a body that is perhaps sent once: takes a millisecond, and the result is a fifth larger. */
const quickly: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }),
  gzip: (plain) => gzipSync(plain, { level: 1 }),
};
/** Estimated size of a compressed page, as a share of the plain one. */
const compressedShare = 0.25;

/** Caches must revalidate each time: prices and stock change at any moment, and a check costs only a 304. */
export const askEveryTime = 'public, max-age=0, must-revalidate';

/** `sha256` is of these bytes, in base64url. */
type Hashed = { bytes: Buffer; sha256: string };

function hashed(text: string): Hashed {
  const bytes = Buffer.from(text);
  return { bytes, sha256: createHash('sha256').update(bytes).digest('base64url') };
}

/** A body that is sent many times: its ETag is a hash of the content, and it is compressed once per encoding. */
export class EncodedBody {
  readonly etag: string;
  readonly #plain: Buffer;
  readonly #making: Partial<Record<Encoding, Promise<void>>> = {};
  readonly #made: Partial<Record<Encoding, Buffer>> = {};

  constructor(given: string | Hashed) {
    const { bytes, sha256 } = typeof given === 'string' ? hashed(given) : given;
    this.#plain = bytes;
    // Weak, because the compressed forms have other bytes with the same meaning.
    this.etag = `W/"${sha256.slice(0, 22)}"`;
  }

  async encodedFor(acceptEncoding: string | undefined): Promise<Encoded> {
    const encoding = this.#bestFor(acceptEncoding);
    if (encoding !== undefined) await this.#make(encoding);
    return this.madeFor(acceptEncoding);
  }

  /** The best encoding, or the plain body while that is being made. */
  madeFor(acceptEncoding: string | undefined): Encoded {
    const encoding = this.#bestFor(acceptEncoding);
    const bytes = encoding && this.#made[encoding];
    if (encoding && bytes) return { bytes, encoding };
    if (encoding) void this.#make(encoding);
    return { bytes: this.#plain };
  }

  /** Makes the requested encoding with little work, unless it is ready. */
  quicklyFor(acceptEncoding: string | undefined): void {
    const encoding = this.#bestFor(acceptEncoding);
    if (encoding !== undefined) this.#made[encoding] ??= quickly[encoding](this.#plain);
  }

  /** Makes in advance what browsers accept. Few programs accept nothing but gzip: it is made when one asks. */
  async compress(): Promise<void> {
    if (this.#plain.length >= worthCompressing) await this.#make('br');
  }

  /** Size in memory of all encodings. Those not made yet are taken to be as large as another. */
  get bytes(): number {
    const later = Object.values(this.#made)[0]?.length ?? this.#plain.length * compressedShare;
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

/** Listed in Accept-Encoding, and not with q=0. */
function accepts(encoding: Encoding, acceptEncoding: string): boolean {
  return new RegExp(`(^|,)\\s*${encoding}\\s*(?!;\\s*q=0(\\.0*)?\\s*(,|$))(;|,|$)`, 'i').test(acceptEncoding);
}

/** Whether If-None-Match contains the ETag. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => plain(tag) === plain(etag));
}
