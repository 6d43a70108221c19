import type { Readable } from 'node:stream';

/** What is stored about an object besides its bytes. `size` is in bytes. */
export interface ObjectInfo {
  size: number;
  contentType: string;
}

/** An object as a listing shows it. */
export interface ListedObject {
  key: string;
  /** Bytes. */
  size: number;
  /** When its bytes were put there. */
  modifiedAt: Date;
}

/** A time-limited address at which a browser can fetch an object without further rights. */
export interface SignedUrl {
  url: string;
  expiresAt: Date;
}

/**
 * Objects by key, in S3 or on a local disk. Keys are made by us (`organisation/document/…`), never from a user's file name.
 * `get` and `head` reject with an `ObjectNotFoundError` if the key does not exist; `remove` is idempotent. Every call rejects with an
 * `InfrastructureError` where the storage itself fails: then nothing is known about the object.
 */
export interface ObjectStorage {
  /** Streams `body` to `key`; nothing is visible under the key unless the whole stream arrived. Returns the bytes written. */
  put(key: string, body: Readable, options: { contentType: string; signal?: AbortSignal }): Promise<{ size: number }>;
  /** The bytes of an object, or of the inclusive byte range `start` to `end`. */
  get(key: string, range?: { start: number; end?: number }): Promise<Readable>;
  head(key: string): Promise<ObjectInfo>;
  remove(keys: string[]): Promise<void>;
  /**
   * Every object whose key begins with `prefix`, in no order that means something. What comes or goes while it is read may be
   * missing; what is not ours in a shared bucket is left out.
   */
  list(prefix: string): AsyncIterable<ListedObject>;
  /**
   * Drops what uploads begun before `olderThan` have left unfinished, and returns how many. A running upload must not be that old. In a
   * bucket, only those to keys that are `isOwn`.
   */
  abandonUploads(olderThan: Date, isOwn: (key: string) => boolean): Promise<number>;
  /**
   * A signed address, valid for `seconds`, two minutes at most on S3; `fileName` is what the browser saves it as. On disk it opens the
   * object for the session that it is bound to and for nobody else, and shows it where it is `inline`; from S3 it is always saved.
   */
  signedUrl(
    key: string,
    options: { seconds: number; sessionId: string; fileName: string; contentType: string; inline?: boolean },
  ): Promise<SignedUrl>;
  /** Rejects, within two seconds, where the storage does not answer; used by `/health/ready`. */
  check(): Promise<void>;
}

/** There is no object under this key. */
export class ObjectNotFoundError extends Error {
  override name = 'ObjectNotFoundError';
  constructor(key: string) {
    super(`There is no object ${key}.`);
  }
}
