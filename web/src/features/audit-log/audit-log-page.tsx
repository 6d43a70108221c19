import { type AuditEntry, mostCountedEntries } from '@bidloom/contract/audit-log';
import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isAborted, messageOf } from '../../lib/api-error.ts';
import { auditMessages } from '../../lib/messages.audit.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
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
  /** Fetches the selection as CSV. */
  fetchCsv: (query: Record<string, string>) => Promise<Blob>;
  /** Filters of this screen alone. */
  filters?: (filters: Record<string, string>, change: (filters: Record<string, string>) => void) => React.ReactNode;
}

/** The list of a log, its filters in the address, and what an entry has in a drawer. */
export function AuditLogPage({ resource, scope, intro, isForeign = false, fetchCsv, filters }: AuditLogPageProps) {
  const dispatch = useDispatch();
  const url = useListUrl({
    ...{ sortBy: 'createdAt', sortDescending: true, sortable: ['createdAt'], pageSize: 20 },
    filters: auditFilterNames,
  });
  const [list, change] = url;
  const { paging } = useSelector(resource.select);
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const [saving, setSaving] = useState(false);
  const query = auditQuery(list.filters);
  const setFilters = (wanted: Record<string, string>) => change({ filters: wanted });

  const save = async () => {
    setSaving(true);
    try {
      const search: Record<string, string> = list.searchTerm ? { searchTerm: list.searchTerm } : {};
      saveBlob(await fetchCsv({ ...query, ...search }), `audit-log-${new Date().toISOString().slice(0, 10)}.csv`);
      dispatch(toastShown({ intent: 'success', message: text.downloaded }));
    } catch (error) {
      if (!isAborted(error)) {
        dispatch(toastShown({ intent: 'error', message: messageOf(error, text.downloadFailed) }));
      }
    }
    setSaving(false);
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
            {paging.totalCount === mostCountedEntries && (
              <MessageBar intent="info">
                <MessageBarBody>{text.narrowed}</MessageBarBody>
              </MessageBar>
            )}
          </>
        }
        actions={
          <Button icon={<ArrowDownload20Regular />} disabled={saving} onClick={save}>
            {saving ? text.downloading : text.download}
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
