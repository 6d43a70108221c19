import { exportPastTenders } from '@bidloom/contract/past-tenders';
import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Page } from '../../components/page.tsx';
import { download } from '../../lib/api-client.ts';
import { isAborted, messageOf } from '../../lib/api-error.ts';
import { pastTenderMessages as text } from '../../lib/messages.past-tenders.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { workspacePath } from '../../lib/tenders.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { Insights } from './insights.tsx';
import { PastTenderFilters, pastTenderFilterNames } from './past-tender-filters.tsx';
import { pastTenderColumns } from './past-tenders.columns.tsx';
import { pastTenders } from './past-tenders.resource.ts';

export const modules = [pastTenders.module];

/** Closed tenders, and what they teach; list and insights follow the same filters, which are in the address. */
export function Component() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  const url = useListUrl({
    ...{ sortBy: 'closedAt', sortDescending: true, filters: pastTenderFilterNames },
    sortable: pastTenderColumns.flatMap(({ sortBy }) => sortBy ?? []),
  });
  const [list, change] = url;
  const { paging, status } = useSelector(pastTenders.select);
  const [saving, setSaving] = useState(false);
  const query = { ...list.filters, ...(list.searchTerm && { searchTerm: list.searchTerm }) };
  const isNarrowed = Object.keys(query).length > 0;

  const save = async (format: 'xlsx' | 'csv') => {
    setSaving(true);
    try {
      saveBlob(
        await download(exportPastTenders, { params: { organizationId }, query: { ...query, format } }),
        `past-tenders.${format}`,
      );
      dispatch(toastShown({ intent: 'success', message: text.downloaded }));
    } catch (error) {
      if (!isAborted(error)) {
        dispatch(toastShown({ intent: 'error', message: messageOf(error, exportPastTenders.failed) }));
      }
    }
    setSaving(false);
  };

  return (
    <>
      <ResourcePage
        resource={pastTenders}
        text={text}
        url={url}
        scope={{ organizationId }}
        queryFilters={list.filters}
        columns={pastTenderColumns}
        rows={{
          labelOf: ({ name }) => name,
          linkOf: ({ id, customerId }) => workspacePath({ organizationId, customerId, id }),
          params: ({ id }) => ({ organizationId, id }),
        }}
        filters={
          <PastTenderFilters
            organizationId={organizationId}
            filters={list.filters}
            onChange={(filters) => change({ filters })}
          />
        }
        emptyAction={<Button onClick={() => navigate(`/home/${organizationId}/tenders`)}>{text.toTenders}</Button>}
        actions={
          <>
            {(['xlsx', 'csv'] as const).map((format) => (
              <Button key={format} icon={<ArrowDownload20Regular />} disabled={saving} onClick={() => save(format)}>
                {saving ? text.downloading : format === 'xlsx' ? text.download : text.downloadCsv}
              </Button>
            ))}
          </>
        }
      />
      {(isNarrowed || status !== 'ready' || paging.totalCount > 0) && (
        <Page>
          <Insights organizationId={organizationId} query={query} />
        </Page>
      )}
    </>
  );
}
