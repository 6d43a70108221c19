import type { Readable } from 'node:stream';

/** What is kept of an object besides its bytes. `size` is in bytes. */
export interface ObjectInfo {
  size: number;
  contentType: string;
}

/** A time-limited address at which a browser can fetch an object without further rights. */
export interface SignedUrl {
  url: string;
  expiresAt: Date;
}

/**
 * Objects by key, in S3 or on a local disk. Keys are made by us (`organisation/document/…`), never from a user's file name.
 * Every call rejects with an `ObjectNotFoundError` for a key that is not there, but `remove`, which is idempotent.
 */
export interface ObjectStorage {
  /** Streams `body` to `key`; nothing is visible under the key unless the whole stream arrived. Answers the bytes written. */
  put(key: string, body: Readable, options: { contentType: string; signal?: AbortSignal }): Promise<{ size: number }>;
  /** The bytes of an object, or of the inclusive byte range `start` to `end`. */
  get(key: string, range?: { start: number; end?: number }): Promise<Readable>;
  head(key: string): Promise<ObjectInfo>;
  remove(keys: string[]): Promise<void>;
  /** A signed address, valid for `seconds`; `fileName` is what the browser saves it as. */
  signedUrl(
    key: string,
    options: { seconds: number; fileName: string; contentType: string; inline?: boolean },
  ): Promise<SignedUrl>;
  /** Rejects where the storage can't be reached; used by `/health/ready`. */
  check(): Promise<void>;
}

/** There is no object under this key. */
export class ObjectNotFoundError extends Error {
  override name = 'ObjectNotFoundError';
  constructor(key: string) {
    super(`There is no object ${key}.`);
  }
}
