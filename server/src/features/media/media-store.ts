/** Storage of picture bytes: a folder or an S3 bucket. Throws `StoreFailure`. */
export type MediaStore = {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when the key does not exist. */
  read(key: string): Promise<Buffer | undefined>;
  /** Succeeds whether or not the key exists. */
  remove(key: string): Promise<void>;
};

/** The store is full or unreachable: a temporary failure, not a bug. */
export class StoreFailure extends Error {}
