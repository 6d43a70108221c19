import type { Organization } from '@bidloom/contract/organizations';
import { Badge } from '@fluentui/react-components';
import type { Column } from '../../components/data-table.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { formatDate } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';

const { organizations: text, common } = messages;

export const organizationColumns: Column<Organization>[] = [
  { id: 'name', header: text.field.name, sortBy: 'name', render: ({ name }) => name },
  {
    ...{ id: 'industryType', header: text.field.industry, sortBy: 'industryType' },
    render: ({ industryTypeName }) => industryTypeName ?? common.none,
  },
  {
    ...{ id: 'country', header: text.field.country, sortBy: 'country', minor: true, width: '140px' },
    render: ({ country }) => country ?? common.none,
  },
  { id: 'userCount', header: text.field.users, width: '80px', align: 'end', render: ({ userCount }) => userCount },
  {
    ...{ id: 'createdAt', header: common.created, sortBy: 'createdAt', minor: true, width: '130px' },
    render: ({ createdAt }) => formatDate(createdAt),
  },
  {
    ...{ id: 'isActive', header: common.status, sortBy: 'isActive', width: '150px' },
    render: ({ isActive, removal }) =>
      removal ? (
        <Badge appearance="tint" color="danger" shape="rounded">
          {text.beingRemoved}
        </Badge>
      ) : (
        <StatusBadge active={isActive} />
      ),
  },
];
