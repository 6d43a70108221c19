import {
  type AuditEntry,
  type exportAudit,
  type exportPlatformAudit,
  isShortSearch,
  mostCountedEntries,
  shortSearchEntries,
} from '@bidloom/contract/audit-log';
import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { CallInput } from '../../lib/api-client.ts';
import { auditMessages } from '../../lib/messages.audit.ts';
import { useDownload } from '../../lib/use-download.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { AuditFilters, auditFilterNames, auditQuery } from './audit-filters.tsx';
import { auditColumns } from './audit-log.columns.tsx';
import type { AuditLogResource } from './audit-log.resource.ts';
import { EntryDrawer } from './entry-drawer.tsx';
import { tell } from './tell.ts';

const text = auditMessages;

interface AuditLogPageProps {
  resource: AuditLogResource;
  scope: Record<string, string>;
  intro: string;
  /** The log of an organisation, read by the platform's administrators. */
  isForeign?: boolean;
  /** The call that returns the filtered entries as CSV, and the parameters of its path. */
  file: { endpoint: typeof exportAudit | typeof exportPlatformAudit; params?: Record<string, string> };
  /** Filters that only this screen has. */
  filters?: (filters: Record<string, string>, change: (filters: Record<string, string>) => void) => React.ReactNode;
}

/** The list of a log with its filters in the address, and the details of an entry in a drawer. */
export function AuditLogPage({ resource, scope, intro, isForeign = false, file, filters }: AuditLogPageProps) {
  const url = useListUrl({
    ...{ sortBy: 'createdAt', sortDescending: true, sortable: ['createdAt'], pageSize: 20 },
    filters: auditFilterNames,
  });
  const [list, change] = url;
  const { paging } = useSelector(resource.select);
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const { downloading, save } = useDownload(file.endpoint);
  const query = auditQuery(list.filters);
  const isShort = Boolean(list.searchTerm) && isShortSearch(list.searchTerm);
  const setFilters = (wanted: Record<string, string>) => change({ filters: wanted });

  const saveCsv = () => {
    const search: Record<string, string> = list.searchTerm ? { searchTerm: list.searchTerm } : {};
    const input = { params: file.params, query: { ...query, ...search }, failure: text.downloadFailed };
    return save(input as CallInput<typeof file.endpoint>, () => text.downloaded);
  };

  return (
    <>
      <ResourcePage
        resource={resource}
        text={{ ...text, text: intro }}
        url={url}
        scope={scope}
        queryFilters={query}
        columns={auditColumns(setOpened)}
        rows={{
          labelOf: tell,
          params: () => scope,
          actions: (entry) => [{ id: 'details', label: text.details, onClick: () => setOpened(entry) }],
        }}
        filters={
          <>
            {filters?.(list.filters, setFilters)}
            <AuditFilters filters={list.filters} onChange={setFilters} />
            {isShort && (
              <MessageBar intent="info" layout="multiline">
                <MessageBarBody>{text.shortSearch(shortSearchEntries.toLocaleString('en-GB'))}</MessageBarBody>
              </MessageBar>
            )}
            {paging.totalCount === mostCountedEntries && (
              <MessageBar intent="info">
                <MessageBarBody>{text.narrowed}</MessageBarBody>
              </MessageBar>
            )}
          </>
        }
        actions={
          <Button icon={<ArrowDownload20Regular />} disabled={downloading} onClick={saveCsv}>
            {downloading ? text.downloading : text.download}
          </Button>
        }
      />
      {opened && (
        <EntryDrawer
          entry={opened}
          isForeign={isForeign}
          onFilter={(wanted) => {
            setOpened(null);
            setFilters(wanted);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
