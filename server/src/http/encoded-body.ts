import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const worthCompressing = 1_024;

/** An answer that is sent many times: named by its content, compressed at most once an encoding. */
export class EncodedBody {
  readonly etag: string;
  readonly #plain: Buffer;
  #brotli: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.#plain = Buffer.from(text);
    // Weak: the compressed forms are other bytes with the same meaning.
    this.etag = `W/"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22)}"`;
  }

  async encodedFor(acceptEncoding: string | undefined): Promise<{ bytes: Buffer; encoding?: 'br' | 'gzip' }> {
    if (this.#plain.length < worthCompressing || acceptEncoding === undefined) return { bytes: this.#plain };
    if (/\bbr\b/.test(acceptEncoding)) {
      this.#brotli ??= compressBrotli(this.#plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      return { bytes: await this.#brotli, encoding: 'br' };
    }
    if (/\bgzip\b/.test(acceptEncoding)) {
      this.#gzip ??= compressGzip(this.#plain);
      return { bytes: await this.#gzip, encoding: 'gzip' };
    }
    return { bytes: this.#plain };
  }
}

/** Whether the browser already has what is named by the tag. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => plain(tag) === plain(etag));
}
