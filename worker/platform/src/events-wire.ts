import type { PlatformEvent } from './events.ts';

export const eventsChannel = 'bidloom_events';
/** NOTIFY refuses 8,000 bytes and more; the rest is room for the envelope. */
export const maxPayloadBytes = 7900;

/** What travels in a notification: the event, or the id of the row that holds it. */
export type EventEnvelope = { event: PlatformEvent } | { large: string };

export function decodeEnvelope(payload: string): EventEnvelope {
  const envelope: unknown = JSON.parse(payload);
  if (envelope !== null && typeof envelope === 'object') {
    if ('large' in envelope && typeof envelope.large === 'string') return { large: envelope.large };
    if ('event' in envelope) return { event: envelope.event as PlatformEvent };
  }
  throw new Error('The notification is no event of ours.');
}
