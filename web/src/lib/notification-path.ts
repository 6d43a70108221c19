import type { NotificationEvent } from '@bidloom/contract/notifications';

/** The screen that a notification leads to: the workspace of its tender. Nothing where it names none. */
export function notificationPath(
  { CustomerId, WorkspaceId, DocumentId }: NotificationEvent,
  organizationId: string | null,
): string | undefined {
  if (!organizationId || !CustomerId || !WorkspaceId) return undefined;
  const workspace = `/home/${organizationId}/customers/${CustomerId}/tenders/${WorkspaceId}/workspace`;
  return DocumentId ? `${workspace}?document=${DocumentId}` : workspace;
}
