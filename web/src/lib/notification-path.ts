import type { NotificationEvent } from '@bidloom/contract/notifications';

/** Whether it is about a document of another tender than the one on the screen. */
export function isOfOtherTender({ DocumentId, WorkspaceId }: NotificationEvent, pathname: string): boolean {
  const shown = /\/tenders\/([^/]+)\/workspace/.exec(pathname)?.[1];
  return Boolean(DocumentId && WorkspaceId && shown && shown !== WorkspaceId);
}

/** Whether it is about a failure that the open screen already shows: in a document's row, or in the open run. */
export function isFailureOnScreen(
  { DocumentId, RequestId, WorkspaceId, Status }: NotificationEvent,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  if (Status !== 'failed' || !WorkspaceId || !pathname.includes(`/tenders/${WorkspaceId}/workspace`)) return false;
  return RequestId ? new URLSearchParams(search).get('request') === RequestId : Boolean(DocumentId);
}

/**
 * The target of a notification: the workspace of its tender, with its run's result or its document open. Undefined if it
 * names no tender.
 */
export function notificationPath(
  { CustomerId, WorkspaceId, RequestId, DocumentId }: NotificationEvent,
  organizationId: string | null,
): string | undefined {
  if (!organizationId || !CustomerId || !WorkspaceId) return undefined;
  const workspace = `/home/${organizationId}/customers/${CustomerId}/tenders/${WorkspaceId}/workspace`;
  if (RequestId) return `${workspace}?request=${RequestId}`;
  return DocumentId ? `${workspace}?document=${DocumentId}` : workspace;
}
