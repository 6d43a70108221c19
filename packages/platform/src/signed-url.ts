import { createHmac, timingSafeEqual } from 'node:crypto';
import { isObjectKey } from './object-key.ts';

/** What a signed address of the disk storage opens. */
export interface SignedObject {
  key: string;
  fileName: string;
  contentType: string;
  inline: boolean;
}

const path = '/objects/';

/** For whom and until when (Unix seconds) a signature is good. */
interface Validity {
  expires: number;
  /** Covered by the signature and not shown in the address. */
  sessionId: string;
}

/** Signs `/objects/<key>?expires&name&type&inline&signature`; every part of it is covered by the HMAC, and so is the session. */
export function signObjectUrl(
  signingKey: string,
  publicUrl: string,
  object: SignedObject,
  { expires, sessionId }: Validity,
): string {
  const query = new URLSearchParams({
    expires: String(expires),
    name: object.fileName,
    type: object.contentType,
    inline: object.inline ? '1' : '0',
    signature: sign(signingKey, object, { expires, sessionId }).toString('base64url'),
  });
  return `${publicUrl.replace(/(?<!\/)\/+$/, '')}${path}${object.key}?${query}`;
}

/**
 * Checks an address, whole or as path and query (`request.url`), and returns what it gives access to; null where the signature is wrong,
 * anything in it was changed, another session asks, or its time is over. `now` is in milliseconds.
 */
export function verifySignedUrl(
  signingKey: string,
  url: string,
  sessionId: string,
  now: number = Date.now(),
): SignedObject | null {
  const parsed = URL.parse(url, 'http://localhost');
  if (!parsed?.pathname.startsWith(path)) return null;
  const key = parsed.pathname.slice(path.length);
  const query = parsed.searchParams;
  const expires = Number(query.get('expires'));
  const inline = query.get('inline');
  const fileName = query.get('name');
  const contentType = query.get('type');
  if (!isObjectKey(key) || !Number.isSafeInteger(expires) || fileName === null || contentType === null) return null;
  const object = { key, fileName, contentType, inline: inline === '1' };
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  const expected = sign(signingKey, object, { expires, sessionId });
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return expires * 1000 > now ? object : null;
}

function sign(signingKey: string, object: SignedObject, { expires, sessionId }: Validity): Buffer {
  // JSON keeps the fields apart: no two different addresses give the same text.
  const text = JSON.stringify([sessionId, object.key, expires, object.fileName, object.contentType, object.inline]);
  return createHmac('sha256', signingKey).update('bidloom-object\0').update(text).digest();
}
