import { exportPastTenders } from '@bidloom/contract/past-tenders';
import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Page } from '../../components/page.tsx';
import { pastTenderMessages as text } from '../../lib/messages.past-tenders.ts';
import { workspacePath } from '../../lib/tenders.ts';
import { useDownload } from '../../lib/use-download.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { Insights } from './insights.tsx';
import { PastTenderFilters, pastTenderFilterNames } from './past-tender-filters.tsx';
import { pastTenderColumns } from './past-tenders.columns.tsx';
import { pastTenders } from './past-tenders.resource.ts';

export const modules = [pastTenders.module];

/** Closed tenders and insights from them. Both use the same filters, which are in the address. */
export function Component() {
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  const url = useListUrl({
    ...{ sortBy: 'closedAt', sortDescending: true, filters: pastTenderFilterNames },
    sortable: pastTenderColumns.flatMap(({ sortBy }) => sortBy ?? []),
  });
  const [list, change] = url;
  const { paging, status } = useSelector(pastTenders.select);
  const { downloading, save } = useDownload(exportPastTenders);
  const query = { ...list.filters, ...(list.searchTerm && { searchTerm: list.searchTerm }) };
  const isNarrowed = Object.keys(query).length > 0;

  const saveAs = (format: 'xlsx' | 'csv') =>
    save({ params: { organizationId }, query: { ...query, format } }, () => text.downloaded);

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
        actions={(['xlsx', 'csv'] as const).map((format) => (
          <Button key={format} icon={<ArrowDownload20Regular />} disabled={downloading} onClick={() => saveAs(format)}>
            {downloading ? text.downloading : format === 'xlsx' ? text.download : text.downloadCsv}
          </Button>
        ))}
      />
      {(isNarrowed || status !== 'ready' || paging.totalCount > 0) && (
        <Page>
          <Insights organizationId={organizationId} query={query} />
        </Page>
      )}
    </>
  );
}
