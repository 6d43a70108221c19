import type { NotificationEvent } from '@bidloom/contract/notifications';

const texts = ['RequestId', 'RequestType', 'DocumentId', 'WorkspaceId', 'CustomerId', 'Status', 'Stage'] as const;

/**
 * An event of the stream as it came, undefined where it is no JSON or none of ours. It says what the contract's schema
 * says, without the library behind that: the stream is open on every screen, and most need no other schema.
 */
export function readEvent(data: string): NotificationEvent | undefined {
  try {
    const event: unknown = JSON.parse(data);
    return isEvent(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

function isEvent(value: unknown): value is NotificationEvent {
  if (typeof value !== 'object' || value === null) return false;
  const event = value as Record<string, unknown>;
  return (
    Number.isInteger(event.ProcessingType) &&
    (event.ProcessingType as number) >= 1 &&
    typeof event.Message === 'string' &&
    ['number', 'undefined'].includes(typeof event.Progress) &&
    texts.every((name) => ['string', 'undefined'].includes(typeof event[name]))
  );
}
