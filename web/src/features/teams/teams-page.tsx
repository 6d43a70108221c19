import { People20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { ActiveFilter } from '../../components/active-filter.tsx';
import { messages } from '../../lib/messages.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useKeptListUrl } from '../../resource/kept-list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { teamColumns } from './teams.columns.tsx';
import { teams } from './teams.resource.ts';

const text = messages.teams;

export const modules = [teams.module];

export function Component() {
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  const url = useKeptListUrl({
    sortBy: 'name',
    sortable: ['name', 'memberCount', 'isActive', 'updatedAt'],
    pageSize: 50,
    filters: ['isActive'],
  });
  const [{ filters }, change] = url;
  const membersOf = ({ id }: { id: string }) => `/home/${organizationId}/team-members/${id}`;

  return (
    <ResourcePage
      resource={teams}
      text={text}
      url={url}
      scope={{ organizationId }}
      columns={teamColumns}
      rows={{
        labelOf: ({ name }) => name,
        linkOf: membersOf,
        params: ({ id }) => ({ organizationId, id }),
        deactivateText: text.deactivateText,
        removeText: ({ name, memberCount }) => text.removeText(name, memberCount),
        actions: (team) => [
          { id: 'open', label: text.open, icon: <People20Regular />, onClick: () => navigate(membersOf(team)) },
        ],
      }}
      form={async () => (await import('./team-form.tsx')).teamForm(organizationId)}
      filters={
        <ActiveFilter value={filters.isActive ?? ''} onChange={(isActive) => change({ filters: { isActive } })} />
      }
    />
  );
}
