import type { AuditEntry } from '@bidloom/contract/audit-log';
import { Badge, Link } from '@fluentui/react-components';
import type { Column } from '../../components/data-table.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { auditMessages } from '../../lib/messages.audit.ts';
import { messages } from '../../lib/messages.ts';
import { tell } from './tell.ts';

const text = auditMessages;

export const auditColumns = (open: (entry: AuditEntry) => void): Column<AuditEntry>[] => [
  {
    id: 'what',
    header: text.field.what,
    width: 'minmax(200px, 1fr)',
    render: (entry) => (
      <Link as="button" onClick={() => open(entry)} style={{ textAlign: 'start' }}>
        {tell(entry)}
      </Link>
    ),
  },
  {
    id: 'outcome',
    header: text.field.outcome,
    width: '110px',
    render: ({ outcome }) => (
      <Badge appearance="tint" shape="rounded" color={outcome === 'refused' ? 'danger' : 'success'}>
        {text.outcomes[outcome]}
      </Badge>
    ),
  },
  {
    id: 'address',
    header: text.field.address,
    width: '150px',
    minor: true,
    render: ({ address }) => address ?? messages.common.none,
  },
  {
    id: 'createdAt',
    header: text.field.time,
    sortBy: 'createdAt',
    width: '170px',
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
];
