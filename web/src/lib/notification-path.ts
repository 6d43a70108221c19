import type { NotificationEvent } from '@bidloom/contract/notifications';

/** Whether it tells of a document of one tender on the screen of another. */
export function isOfOtherTender({ DocumentId, WorkspaceId }: NotificationEvent, pathname: string): boolean {
  const shown = /\/tenders\/([^/]+)\/workspace/.exec(pathname)?.[1];
  return Boolean(DocumentId && WorkspaceId && shown && shown !== WorkspaceId);
}

/** Whether it tells of a failure that the open screen shows in its place: a document's row, or the run that is open. */
export function isFailureOnScreen(
  { DocumentId, RequestId, WorkspaceId, Status }: NotificationEvent,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  if (Status !== 'failed' || !WorkspaceId || !pathname.includes(`/tenders/${WorkspaceId}/workspace`)) return false;
  return RequestId ? new URLSearchParams(search).get('request') === RequestId : Boolean(DocumentId);
}

/**
 * The screen that a notification leads to: the workspace of its tender, with its run's result or its document open.
 * Nothing where it names no tender.
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
