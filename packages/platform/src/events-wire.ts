import type { PlatformEvent } from './events.ts';
import { openMessage, signatureBytes, signMessage } from './signed-message.ts';

export const eventsChannel = 'bidloom_events';
/** NOTIFY refuses 8,000 bytes and more. */
const maxPayloadBytes = 7999;

/** What travels in a notification: the event, or the id of the row that contains it. */
export type EventEnvelope = { event: PlatformEvent } | { large: string };

/** What is notified; null where it is too long for a notification. */
export function encodeEnvelope(secret: string, envelope: EventEnvelope): string | null {
  const json = JSON.stringify(envelope);
  return Buffer.byteLength(json) + signatureBytes > maxPayloadBytes ? null : signMessage(secret, json);
}

/** Reads what `encodeEnvelope` wrote. @throws Error for another signature than that of this secret, and for anything but an event */
export function decodeEnvelope(secret: string, payload: string): EventEnvelope {
  const json = openMessage(secret, payload);
  if (json === null) throw new Error('The notification does not come from this installation.');
  const envelope: unknown = JSON.parse(json);
  if (envelope !== null && typeof envelope === 'object') {
    if ('large' in envelope && typeof envelope.large === 'string') return { large: envelope.large };
    if ('event' in envelope) return { event: envelope.event as PlatformEvent };
  }
  throw new Error('The notification is no event of ours.');
}
