import type { WorkspaceStatus } from '@bidloom/contract/workspaces';
import { Badge, type BadgeProps } from '@fluentui/react-components';
import { messages } from '../lib/messages.ts';

const colours: Record<WorkspaceStatus, NonNullable<BadgeProps['color']>> = {
  draft: 'informative',
  open: 'success',
  in_review: 'warning',
  submitted: 'important',
  won: 'success',
  lost: 'danger',
  no_bid: 'informative',
  archived: 'informative',
};

/** The status of a tender. */
export function TenderStatus({ status }: { status: WorkspaceStatus }) {
  return (
    <Badge appearance={status === 'won' ? 'filled' : 'tint'} color={colours[status]} shape="rounded">
      {messages.tenders.statuses[status]}
    </Badge>
  );
}
