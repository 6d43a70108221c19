import type { FailedJob } from '@bidloom/contract/failed-jobs';
import type { Column } from '../../components/data-table.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';

const text = messages.failedJobs;

/** The name of a kind of job; a kind of a later version has its technical name. */
export const kindName = (kind: string): string => text.kinds[kind] ?? kind;

export const organizationOf = ({ organizationId, organizationName }: FailedJob): string =>
  organizationId === null ? text.noOrganization : (organizationName ?? text.goneOrganization);

export const failedJobColumns: Column<FailedJob>[] = [
  {
    id: 'kind',
    header: text.field.kind,
    sortBy: 'kind',
    width: 'minmax(130px, 200px)',
    render: ({ kind }) => kindName(kind),
  },
  { id: 'organization', header: text.field.organization, width: 'minmax(130px, 220px)', render: organizationOf },
  {
    id: 'reason',
    header: text.field.reason,
    width: 'minmax(160px, 1fr)',
    render: ({ reason }) => <span title={reason}>{reason}</span>,
  },
  {
    id: 'attempts',
    header: text.field.attempts,
    sortBy: 'attempts',
    width: '110px',
    align: 'end',
    minor: true,
    render: ({ attempts }) => attempts,
  },
  {
    id: 'failedAt',
    header: text.field.failedAt,
    sortBy: 'failedAt',
    width: '170px',
    render: ({ failedAt }) => formatDateTime(failedAt),
  },
];
