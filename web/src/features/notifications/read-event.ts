import type { NotificationEvent } from '@bidloom/contract/notifications';

const texts = [
  ...['RequestId', 'RequestType', 'DocumentId', 'WorkspaceId', 'CustomerId', 'FileName', 'WorkspaceName'],
  ...['Status', 'Stage'],
];

/**
 * Parses an event of the stream; undefined if it is not JSON or not an event of ours. It checks the same as the contract's
 * schema, but without the schema library: the stream is open on every screen, and most screens need no other schema.
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
