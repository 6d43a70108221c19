import { workspaceOwners } from '@bidloom/contract/workspaces';
import { allTenderMessages as text } from '../../lib/messages.tenders.ts';
import { useChoices } from '../../lib/use-call.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';

/** The people who can own a tender, by name. */
export function useOwners(): { value: string; label: string }[] {
  const organizationId = useOrganizationId();
  const { answer } = useChoices(workspaceOwners, { params: { organizationId }, failure: text.ownersFailed });
  return (answer?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
