import { standardSummary } from '@bidloom/contract/standard-summary';
import type { SummaryTemplate } from '@bidloom/contract/summary-templates';
import { Button, makeStyles } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { Card } from '../../components/card.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { messages } from '../../lib/messages.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useReopenedForm } from '../../lib/use-reopened-form.ts';
import { ListToolbar } from '../../resource/list-toolbar.tsx';
import { pageSizes, useListUrl } from '../../resource/list-url.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { removalText } from './removal-text.ts';
import { showTemplates } from './shown-templates.ts';
import { templateActions } from './template-actions.tsx';
import { blankTemplate, copyOf, type TemplateDraft } from './template-draft.ts';
import { TemplateForm } from './template-form.tsx';
import { templateColumns } from './templates.columns.tsx';
import { useTemplates } from './use-templates.ts';

const text = messages.summaryTemplates;

const useStyles = makeStyles({ card: { padding: 0, gap: 0, overflow: 'hidden' } });

/** The open dialog over the list. */
type Open =
  | { dialog: 'form'; item: SummaryTemplate | null; draft: TemplateDraft }
  | { dialog: 'preview'; item: SummaryTemplate }
  | { dialog: 'removal'; item: SummaryTemplate };

/** The templates of summaries; for administrators of the organisation. */
export function Component() {
  const styles = useStyles();
  const organizationId = useOrganizationId();
  const { templates, status, error, reload, busy, save, makeDefault, remove } = useTemplates(organizationId);
  const [list, change] = useListUrl({ sortBy: 'name', sortable: ['name', 'sections', 'updatedAt'] });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const shown = showTemplates(templates, list);

  const edit = (item: SummaryTemplate | null, draft: TemplateDraft = item ?? blankTemplate) =>
    setOpen({ dialog: 'form', item, draft });
  useReopenedForm(text.one, status === 'ready', (id) => {
    const item = templates.find((one) => one.id === id);
    if (item || id === '') edit(item ?? null);
  });
  const actionsOf = templateActions({
    onEdit: edit,
    onPreview: (item) => setOpen({ dialog: 'preview', item }),
    onMakeDefault: (item) => void makeDefault(item),
    onDuplicate: (item) => edit(null, copyOf(item, templates)),
    onRemove: (item) => setOpen({ dialog: 'removal', item }),
  });
  const newButton = (
    <Button appearance="primary" icon={<Add20Regular />} onClick={() => edit(null)}>
      {messages.resource.createTitle(text.one)}
    </Button>
  );

  return (
    <Page>
      <PageHeader title={text.title} text={text.text}>
        {newButton}
      </PageHeader>
      <Card className={styles.card}>
        <ListToolbar
          many={text.many}
          searchTerm={list.searchTerm}
          onSearch={(searchTerm) => change({ searchTerm })}
          sort={list}
          sortable={templateColumns.flatMap(({ sortBy, header }) => (sortBy ? [{ sortBy, header }] : []))}
          onSort={change}
        />
        <DataTable
          label={text.title}
          columns={templateColumns}
          items={shown.items}
          status={status}
          error={error}
          onRetry={reload}
          sort={list}
          onSort={change}
          pageSize={list.pageSize}
          labelOf={({ name }) => name}
          rowActions={actionsOf}
          busy={busy}
          empty={
            templates.length > 0 ? (
              <EmptyState title={messages.list.noMatch} text={messages.list.noMatchText}>
                <Button onClick={() => change({ searchTerm: '' })}>{messages.list.clearFilters}</Button>
              </EmptyState>
            ) : (
              <EmptyState
                title={text.emptyTitle}
                text={text.emptyText(
                  standardSummary.name,
                  standardSummary.sections.map(({ title }) => title).join(', '),
                )}
              >
                <Button appearance="primary" onClick={() => edit(null, { ...blankTemplate, ...standardSummary })}>
                  {text.startFromStandard}
                </Button>
                <Button onClick={() => edit(null)}>{messages.resource.createTitle(text.one)}</Button>
              </EmptyState>
            )
          }
        />
        {status !== 'failed' && shown.totalCount > 0 && (
          <Pagination
            pageNumber={shown.pageNumber}
            pageSize={list.pageSize}
            totalCount={shown.totalCount}
            totalPages={shown.totalPages}
            sizes={pageSizes}
            onChange={change}
          />
        )}
      </Card>
      {open?.dialog === 'form' && (
        <TemplateForm
          organizationId={organizationId}
          item={open.item}
          draft={open.draft}
          // Before the list has arrived nobody knows: the server makes a first one the default.
          isFirst={(status === 'ready' || status === 'refreshing') && templates.length === 0}
          save={save}
          onClose={close}
        />
      )}
      {open?.dialog === 'preview' && (
        <PreviewDialog
          organizationId={organizationId}
          name={open.item.name}
          sections={open.item.sections}
          onClose={close}
        />
      )}
      {open?.dialog === 'removal' && (
        <ConfirmDialog
          title={messages.resource.removeTitle(text.one)}
          text={removalText(open.item, templates)}
          confirmLabel={messages.common.delete}
          onCancel={close}
          onConfirm={() => {
            close();
            void remove(open.item);
          }}
        />
      )}
    </Page>
  );
}
