import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Client, S3Error } from 'minio';
import { contentDisposition } from './content-disposition.ts';
import { codeOf, InfrastructureError, outageOf } from './infrastructure-error.ts';
import { assertKeyPrefix, assertObjectKey, clampRange, isObjectKey } from './object-key.ts';
import { type ListedObject, ObjectNotFoundError, type ObjectStorage } from './object-storage.ts';
import { safePresentation } from './presentation.ts';
import { readParts } from './read-parts.ts';
import { limitedTransport, type TransportLimits } from './s3-transport.ts';

export interface S3StorageOptions {
  /** Address of the service, `https://host[:port]`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** How long the service may be silent; half a minute where left out. */
  timeoutSeconds?: number;
}

/** Each upload keeps one part in memory. S3 wants at least 5 MiB and takes 10,000 parts, so an object has up to 80 GiB. */
const partSize = 8 * 1024 * 1024;
const connectMs = 5000;
/** For the health check: the answer must come within two seconds, and no requests may pile up behind it. */
const checkLimits: TransportLimits = { connectMs: 1000, silenceMs: 1000 };
/** The most seconds that a signed address is valid: the service knows no sessions, so anybody with the address gets the file. */
const longestLife = 120;
const missing = new Set(['NoSuchKey', 'NotFound', 'NoSuchUpload']);
/** How services that have no status for it say that they are full. */
const full = new Set(['QuotaExceeded', 'XMinioStorageFull', 'XAmzInsufficientStorage']);

/** Objects in any S3 service, by plain S3 calls (path-style addresses, signature version 4). Makes the bucket where it is missing. */
export async function openS3Storage(options: S3StorageOptions): Promise<ObjectStorage> {
  const { bucket } = options;
  const client = connect(options, { connectMs, silenceMs: (options.timeoutSeconds ?? 30) * 1000 });
  const checking = connect(options, checkLimits);

  async function check() {
    if (await checking.bucketExists(bucket).catch(reject)) return;
    throw new InfrastructureError('storage', `The bucket ${bucket} is gone.`, { probe: check });
  }

  /** Tells two failures apart: the object does not exist, or the service fails. */
  function reject(error: unknown, key?: string): never {
    if (key !== undefined && error instanceof S3Error && missing.has(error.code ?? '')) {
      throw new ObjectNotFoundError(key);
    }
    throw asOutage(error, check);
  }
  const of = (key: string) => (error: unknown) => reject(error, key);

  /** The body, with its errors translated. */
  function readBody(body: Readable): Readable {
    async function* read(): AsyncGenerator<Buffer> {
      try {
        for await (const bytes of body) yield bytes;
      } catch (error) {
        reject(error);
      }
    }
    // A reader that is dropped before its first byte never starts the generator.
    return Readable.from(read(), { objectMode: false }).once('close', () => body.destroy());
  }

  await makeBucket(client, options).catch((error) => reject(error));

  async function upload(key: string, contentType: string, body: Readable, signal?: AbortSignal) {
    let uploadId: string | undefined;
    const parts: { part: number; etag: string }[] = [];
    let size = 0;
    try {
      for await (const { bytes, last } of readParts(body, partSize)) {
        signal?.throwIfAborted();
        size += bytes.length;
        if (last && uploadId === undefined) {
          await client.putObject(bucket, key, bytes, bytes.length, { 'Content-Type': contentType }).catch(reject);
          return { size };
        }
        uploadId ??= await client
          .initiateNewMultipartUpload(bucket, key, { 'Content-Type': contentType })
          .catch((error) => reject(error));
        if (bytes.length > 0) parts.push(await uploadPart(key, uploadId, parts.length + 1, bytes).catch(reject));
      }
      signal?.throwIfAborted();
      if (uploadId !== undefined) {
        await client.completeMultipartUpload(bucket, key, uploadId, parts).catch((error) => reject(error));
      }
      return { size };
    } catch (error) {
      if (uploadId !== undefined) {
        const aborted = client.abortMultipartUpload(bucket, key, uploadId).catch(() => {});
        // Do not wait a second time for an unavailable service: `abandonUploads` drops the unfinished upload.
        if (!outageOf(error)) await aborted;
      }
      throw error;
    }
  }

  async function uploadPart(key: string, uploadId: string, part: number, bytes: Buffer) {
    const response = await client.makeRequestAsyncOmit(
      {
        method: 'PUT',
        bucketName: bucket,
        objectName: key,
        query: `partNumber=${part}&uploadId=${encodeURIComponent(uploadId)}`,
        headers: { 'Content-MD5': createHash('md5').update(bytes).digest('base64') },
      },
      bytes,
    );
    return { part, etag: (response.headers.etag ?? '').replaceAll('"', '') };
  }

  async function head(key: string) {
    assertObjectKey(key);
    const { size, metaData } = await client.statObject(bucket, key).catch(of(key));
    return { size, contentType: String(metaData['content-type'] ?? 'application/octet-stream') };
  }

  return {
    async put(key, body, { contentType, signal }) {
      assertObjectKey(key);
      const abort = () => body.destroy(signal?.reason);
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort, { once: true });
      try {
        return await upload(key, contentType, body, signal);
      } catch (error) {
        body.destroy();
        throw error;
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },

    async get(key, range) {
      assertObjectKey(key);
      const { start, end } = range ? clampRange(range, (await head(key)).size) : { start: 0, end: null };
      const body = await (end === null
        ? client.getObject(bucket, key)
        : client.getPartialObject(bucket, key, start, end - start + 1)
      ).catch(of(key));
      return readBody(body);
    },

    head,

    async remove(keys) {
      for (const key of keys) assertObjectKey(key);
      // One call each: the call for many requires an MD5 of its body that some services refuse, and hides its errors in a 200.
      for (const key of keys) await client.removeObject(bucket, key).catch(reject);
    },

    async *list(prefix) {
      assertKeyPrefix(prefix);
      try {
        for await (const { name = '', size, lastModified } of client.listObjectsV2(bucket, prefix, true)) {
          if (isObjectKey(name)) yield { key: name, size, modifiedAt: new Date(lastModified) } satisfies ListedObject;
        }
      } catch (error) {
        reject(error);
      }
    },

    async abandonUploads(olderThan, isOwn) {
      let abandoned = 0;
      try {
        for await (const { key, uploadId, initiated } of client.listIncompleteUploads(bucket, '', true)) {
          if (!isObjectKey(key) || !isOwn(key) || new Date(initiated) >= olderThan) continue;
          // An upload that has ended meanwhile is what was wanted.
          await client.abortMultipartUpload(bucket, key, uploadId).catch((error) => {
            if (!(error instanceof S3Error && missing.has(error.code ?? ''))) throw error;
          });
          abandoned++;
        }
      } catch (error) {
        reject(error);
      }
      return abandoned;
    },

    async signedUrl(key, { seconds, fileName, contentType }) {
      assertObjectKey(key);
      const signedAt = new Date();
      const life = Math.min(seconds, longestLife);
      // The file is saved and never shown, because the service sends no `nosniff` and no policy.
      const headers = {
        'response-content-type': safePresentation(contentType, false).contentType,
        'response-content-disposition': contentDisposition(fileName, false),
        'response-cache-control': 'private, no-store',
      };
      const url = await client.presignedGetObject(bucket, key, life, headers, signedAt);
      return { url, expiresAt: new Date(signedAt.getTime() + life * 1000) };
    },

    check,
  };
}

function connect({ endpoint, region, accessKey, secretKey }: S3StorageOptions, limits: TransportLimits): Client {
  const address = new URL(endpoint);
  const useSSL = address.protocol === 'https:';
  const port = address.port ? Number(address.port) : useSSL ? 443 : 80;
  const keys = { region, accessKey, secretKey };
  const transport = limitedTransport(useSSL, limits);
  return new Client({
    ...{ endPoint: address.hostname, port, useSSL, ...keys, pathStyle: true, transport },
    // We know better when to try again, and the client's own tries are printed in the terminal.
    retryOptions: { disableRetry: true },
  });
}

async function makeBucket(client: Client, { bucket, region }: S3StorageOptions): Promise<void> {
  if (await client.bucketExists(bucket)) return;
  try {
    await client.makeBucket(bucket, region);
  } catch (error) {
    // Another process was quicker.
    if (!(await client.bucketExists(bucket))) throw error;
  }
}

/**
 * Every answer other than that an object is missing counts as an outage, even a refusal of our keys: it is not the object's fault. Errors
 * without a code are our own: arguments that the client does not accept.
 */
function asOutage(error: unknown, probe: () => Promise<void>): unknown {
  if (error instanceof InfrastructureError) {
    const { message, cause, retryAfterMs, isFull } = error;
    return new InfrastructureError('storage', message, { cause, retryAfterMs, isFull, probe });
  }
  const code = codeOf(error);
  if (!(error instanceof S3Error) && code === undefined) return error;
  const isFull = full.has(code ?? '');
  const message = isFull
    ? `The file storage is full (${code}).`
    : `The file storage does not work (${code ?? 'no reason'}).`;
  return new InfrastructureError('storage', message, { cause: error, isFull, probe });
}
