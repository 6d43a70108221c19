import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes that the signature and its mark take of a message. */
export const signatureBytes = 44;

/**
 * A message for the other processes of this installation. Any account of a database may notify any channel, so a message is accepted only
 * with the installation's signature.
 */
export function signMessage(secret: string, text: string): string {
  return `${digestOf(secret, text)}.${text}`;
}

/** The text of a message that was signed with this secret; null for any other. */
export function openMessage(secret: string, message: string): string | null {
  const text = message.slice(signatureBytes);
  const [given, right] = [message.slice(0, signatureBytes), `${digestOf(secret, text)}.`].map((part) =>
    Buffer.from(part),
  );
  return given && right && given.length === right.length && timingSafeEqual(given, right) ? text : null;
}

function digestOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
