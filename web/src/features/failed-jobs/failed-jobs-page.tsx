import { type FailedJob, failedJobKinds } from '@bidloom/contract/failed-jobs';
import { Button } from '@fluentui/react-components';
import { ArrowClockwise20Regular, Delete20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { messages } from '../../lib/messages.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { failedJobColumns, kindName, organizationOf } from './failed-jobs.columns.tsx';
import { failedJobs } from './failed-jobs.resource.ts';
import { useJobActions } from './use-job-actions.ts';

const text = messages.failedJobs;

export const modules = [failedJobs.module];

/** No path of these calls has a parameter. */
const scope = {};
const kinds = [
  { value: '', label: text.allKinds },
  ...failedJobKinds.map((kind) => ({ value: kind as string, label: kindName(kind) })),
];

const labelOf = (job: FailedJob) => `${kindName(job.kind)}, ${organizationOf(job)}`;

export function Component() {
  const { retry, retryKind, discard } = useJobActions();
  const url = useListUrl({
    sortBy: 'failedAt',
    sortDescending: true,
    sortable: ['failedAt', 'kind', 'attempts'],
    filters: ['kind'],
  });
  const [{ filters, searchTerm }, change] = url;
  const { totalCount } = useSelector(failedJobs.select).paging;
  const [discarding, setDiscarding] = useState<FailedJob | null>(null);
  const [retrying, setRetrying] = useState<string | null>(null);
  const { kind = '' } = filters;

  return (
    <>
      <ResourcePage
        resource={failedJobs}
        text={text}
        url={url}
        scope={scope}
        columns={failedJobColumns}
        rows={{
          labelOf,
          params: ({ id }) => ({ id }),
          actions: (job) => [
            {
              ...{ id: 'retry', label: text.retry, icon: <ArrowClockwise20Regular /> },
              onClick: () => void retry(job.id),
            },
            {
              ...{ id: 'discard', label: text.discard, icon: <Delete20Regular /> },
              onClick: () => setDiscarding(job),
            },
          ],
        }}
        filters={
          <FilterSelect
            label={text.field.kind}
            value={kind}
            choices={kinds}
            onChange={(value) => change({ filters: { kind: value } })}
          />
        }
        actions={
          // Only if the list shows exactly the jobs that the button would run.
          kind !== '' &&
          searchTerm === '' &&
          totalCount > 0 && (
            <Button icon={<ArrowClockwise20Regular />} onClick={() => setRetrying(kind)}>
              {text.retryAll(totalCount)}
            </Button>
          )
        }
      />
      {discarding && (
        <ConfirmDialog
          title={text.discardTitle}
          text={text.discardText(labelOf(discarding))}
          confirmLabel={text.discard}
          onConfirm={() => {
            void discard(discarding.id);
            setDiscarding(null);
          }}
          onCancel={() => setDiscarding(null)}
        />
      )}
      {retrying && (
        <ConfirmDialog
          title={text.retryAllTitle(totalCount)}
          text={text.retryAllText(kindName(retrying))}
          confirmLabel={text.retry}
          onConfirm={() => {
            void retryKind(retrying);
            setRetrying(null);
          }}
          onCancel={() => setRetrying(null)}
        />
      )}
    </>
  );
}
