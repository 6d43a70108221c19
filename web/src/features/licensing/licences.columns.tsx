import type { Licence, LicenceStatus } from '@bidloom/contract/licenses';
import { Badge, type BadgeProps } from '@fluentui/react-components';
import type { Column } from '../../components/data-table.tsx';
import { UsageBar } from '../../components/usage-bar.tsx';
import { formatDate } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';

const text = messages.licences;

const colours: Record<LicenceStatus, NonNullable<BadgeProps['color']>> = {
  active: 'success',
  expiring: 'warning',
  expired: 'danger',
  scheduled: 'informative',
};

export const licenceColumns: Column<Licence>[] = [
  {
    ...{ id: 'organization', header: text.field.organization, sortBy: 'organizationName' },
    render: ({ organizationName }) => organizationName,
  },
  {
    ...{ id: 'plan', header: text.field.plan, sortBy: 'plan', width: '100px', minor: true },
    render: ({ plan }) => text.plans[plan],
  },
  {
    ...{ id: 'seats', header: text.field.seats, sortBy: 'seats', width: '120px' },
    render: ({ seats, seatsUsed }) => <UsageBar label={text.field.seats} used={seatsUsed} allowed={seats} />,
  },
  {
    ...{ id: 'pages', header: text.field.pages, width: '160px' },
    render: ({ pagesUsed, monthlyPages }) => (
      <UsageBar label={text.field.pages} used={pagesUsed} allowed={monthlyPages} />
    ),
  },
  {
    ...{ id: 'tokens', header: text.field.tokens, width: '170px' },
    render: ({ tokensUsed, monthlyTokens }) => (
      <UsageBar label={text.field.tokens} used={tokensUsed} allowed={monthlyTokens} />
    ),
  },
  {
    ...{ id: 'validTo', header: text.field.validity, sortBy: 'validTo', width: '230px', minor: true },
    render: ({ validFrom, validTo }) => `${formatDate(validFrom)} – ${formatDate(validTo)}`,
  },
  {
    ...{ id: 'status', header: text.field.status, width: '110px' },
    render: ({ status }) => (
      <Badge appearance="tint" color={colours[status]} shape="rounded">
        {text.statuses[status]}
      </Badge>
    ),
  },
];
