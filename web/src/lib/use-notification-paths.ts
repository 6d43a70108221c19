import { allCustomers } from '@bidloom/contract/fields';
import type { Notification, NotificationEvent } from '@bidloom/contract/notifications';
import { workspacesDropdown } from '@bidloom/contract/workspaces';
import { notificationPath } from './notification-path.ts';
import { useChoices } from './use-call.ts';

/**
 * The screens that notifications lead to. Some notifications name their tender but not its customer, which the address
 * contains. For these the customers of all tenders are fetched once.
 */
export function useNotificationPaths(
  items: readonly Notification[],
  organizationId: string | null,
): (event: NotificationEvent) => string | undefined {
  const isLacking = items.some(({ event }) => event.WorkspaceId && !event.CustomerId);
  const { answer } = useChoices(
    workspacesDropdown,
    organizationId && isLacking ? { params: { organizationId, customerId: allCustomers } } : null,
  );
  const customers = new Map(answer?.data.map(({ id, customerId }) => [id, customerId]));
  return (event) => {
    const CustomerId = event.CustomerId ?? customers.get(event.WorkspaceId ?? '');
    return notificationPath(CustomerId ? { ...event, CustomerId } : event, organizationId);
  };
}
