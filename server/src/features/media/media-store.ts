/** Where bytes of pictures are kept: a folder, or a store that speaks S3. Throws `StoreFailure`. */
export type MediaStore = {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is nothing under the key. */
  read(key: string): Promise<Buffer | undefined>;
  /** Whether or not there is anything under the key. */
  remove(key: string): Promise<void>;
};

/** The store is full, or out of reach: it passes, unlike a bug. */
export class StoreFailure extends Error {}
