/** Where bytes of pictures are kept: a folder, or a store that speaks S3. */
export type MediaStore = {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is nothing under the key. */
  read(key: string): Promise<Buffer | undefined>;
};
