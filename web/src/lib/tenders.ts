import { isSettledStatus } from '@bidloom/contract/workspace-statuses';
import type { Workspace } from '@bidloom/contract/workspaces';

/** The pattern of the paths of tenders. */
export const workspaceRoute = '/home/:organizationId/customers/:customerId/tenders/:workspaceId/workspace';

/** The screen of a tender. */
export const workspacePath = ({
  organizationId,
  customerId,
  id,
}: Pick<Workspace, 'organizationId' | 'customerId' | 'id'>) =>
  `/home/${organizationId}/customers/${customerId}/tenders/${id}/workspace`;

/** The tab of that screen that shows the document alone. */
export const documentTab = 'document';

/** The screen of the proposals for a tender. */
export const responsePath = (organizationId: string, tenderId: string) =>
  `/home/${organizationId}/tenders/${tenderId}/response-workspace`;

/** Whether a tender is settled, so that its due date no longer matters. */
export const isSettled = ({ status }: Pick<Workspace, 'status'>): boolean => isSettledStatus(status);
