import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Client, S3Error } from 'minio';
import { contentDisposition } from './content-disposition.ts';
import { assertObjectKey, clampRange } from './object-key.ts';
import { ObjectNotFoundError, type ObjectStorage } from './object-storage.ts';
import { readParts } from './read-parts.ts';

export interface S3StorageOptions {
  /** Address of the service, `https://host[:port]`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/** One part is held in memory per upload; S3 wants at least 5 MiB and takes 10,000 parts, so an object has up to 80 GiB. */
const partSize = 8 * 1024 * 1024;
const checkTimeoutMs = 5000;
const missing = new Set(['NoSuchKey', 'NotFound']);

/** Objects in any S3 service, by plain S3 calls (path-style addresses, signature version 4). Makes the bucket where it is missing. */
export async function openS3Storage(options: S3StorageOptions): Promise<ObjectStorage> {
  const { bucket } = options;
  const client = connect(options);
  await makeBucket(client, options);

  async function upload(key: string, contentType: string, body: Readable, signal?: AbortSignal) {
    let uploadId: string | undefined;
    const parts: { part: number; etag: string }[] = [];
    let size = 0;
    try {
      for await (const { bytes, last } of readParts(body, partSize)) {
        signal?.throwIfAborted();
        size += bytes.length;
        if (last && uploadId === undefined) {
          await client.putObject(bucket, key, bytes, bytes.length, { 'Content-Type': contentType });
          return { size };
        }
        uploadId ??= await client.initiateNewMultipartUpload(bucket, key, { 'Content-Type': contentType });
        if (bytes.length > 0) parts.push(await uploadPart(key, uploadId, parts.length + 1, bytes));
      }
      signal?.throwIfAborted();
      if (uploadId !== undefined) await client.completeMultipartUpload(bucket, key, uploadId, parts);
      return { size };
    } catch (error) {
      if (uploadId !== undefined) await client.abortMultipartUpload(bucket, key, uploadId).catch(() => {});
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
    try {
      const { size, metaData } = await client.statObject(bucket, key);
      return { size, contentType: String(metaData['content-type'] ?? 'application/octet-stream') };
    } catch (error) {
      throw notFound(error, key);
    }
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
      try {
        if (!range) return await client.getObject(bucket, key);
        const { start, end } = clampRange(range, (await head(key)).size);
        return await client.getPartialObject(bucket, key, start, end - start + 1);
      } catch (error) {
        throw notFound(error, key);
      }
    },

    head,

    async remove(keys) {
      for (const key of keys) assertObjectKey(key);
      // One call each: the call for many wants an MD5 of its body that some services refuse, and its errors hide in a 200.
      for (const key of keys) await client.removeObject(bucket, key);
    },

    async signedUrl(key, { seconds, fileName, contentType, inline = false }) {
      assertObjectKey(key);
      const signedAt = new Date();
      const headers = {
        'response-content-type': contentType,
        'response-content-disposition': contentDisposition(fileName, inline),
      };
      const url = await client.presignedGetObject(bucket, key, seconds, headers, signedAt);
      return { url, expiresAt: new Date(signedAt.getTime() + seconds * 1000) };
    },

    async check() {
      // A service that takes the connection and never answers is as good as away.
      const late = once(AbortSignal.timeout(checkTimeoutMs), 'abort').then(() => {
        throw new Error('The object storage does not answer.');
      });
      const exists = await Promise.race([client.bucketExists(bucket), late]);
      if (!exists) throw new Error(`The bucket ${bucket} is gone.`);
    },
  };
}

function connect({ endpoint, region, accessKey, secretKey }: S3StorageOptions): Client {
  const address = new URL(endpoint);
  const useSSL = address.protocol === 'https:';
  const port = address.port ? Number(address.port) : useSSL ? 443 : 80;
  return new Client({ endPoint: address.hostname, port, useSSL, region, accessKey, secretKey, pathStyle: true });
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

function notFound(error: unknown, key: string): unknown {
  return error instanceof S3Error && missing.has(error.code ?? '') ? new ObjectNotFoundError(key) : error;
}
