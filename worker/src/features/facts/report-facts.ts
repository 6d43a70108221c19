import { findSubject, type TenantTransaction } from '@bidloom/db';
import { messageOf } from '@bidloom/jobs/run-messages';
import type { Events, NotificationData, NotificationEvent } from '@bidloom/platform';

/** The processing type of key facts, as the contract numbers it. */
const processingType = 10;

/** The tender of a report about facts. */
export interface FactsSubject {
  organizationId: string;
  workspaceId: string;
  customerId: string;
}

/**
 * Notifies people who look at a tender that its facts were renewed, or why not. It is not kept: people who come later read the facts as
 * they are.
 */
export async function announceFacts(
  trx: TenantTransaction,
  events: Events,
  { organizationId, workspaceId, customerId }: FactsSubject,
  failure: string | null,
): Promise<void> {
  const tender = await findSubject(trx, { workspaceId, documentIds: [] });
  const event: NotificationEvent = {
    ProcessingType: processingType,
    Message: messageOf(failure ?? 'The key facts are up to date', tender),
    WorkspaceId: workspaceId,
    CustomerId: customerId,
    Status: failure ? 'failed' : 'ready',
  };
  const data: NotificationData = { id: null, event };
  await events.publish({ type: 'notification', organizationId, userId: null, data }, trx);
}
