import { Button, makeStyles, Skeleton, SkeletonItem, Tab, TabList } from '@fluentui/react-components';
import { Add20Regular, DocumentMultiple20Regular } from '@fluentui/react-icons';
import { Suspense, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { DueDate } from '../../components/due-date.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { TenderStatus } from '../../components/tender-status.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { NewProposalDialog } from '../../features/proposals/new-proposal-dialog.tsx';
import { allRuns, runListModule } from '../../features/runs/runs.resource.ts';
import { runsModule } from '../../features/runs/runs.sagas.ts';
import { MissingTender } from '../../features/tenders/missing-tender.tsx';
import { messages } from '../../lib/messages.ts';
import { namesLearned } from '../../lib/state/names.slice.ts';
import { isSettled, workspacePath } from '../../lib/tenders.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useReopenedForm } from '../../lib/use-reopened-form.ts';
import { responseTabs } from './response-tabs.tsx';
import { useResponse } from './use-response.ts';

const text = messages.responseWorkspace;

export const modules = [runsModule, allRuns.module, runListModule];

const useStyles = makeStyles({
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px', '& > *': { minWidth: 0 } },
  due: { '& > span': { flexDirection: 'row', alignItems: 'baseline', gap: '8px' } },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '16px' },
});

/** The proposals of vendors for one tender; for administrators of the organisation. */
export function Component() {
  const styles = useStyles();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  const { tenderId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const { tender, proposals, error, code, reload } = useResponse(tenderId);

  useReopenedForm(messages.proposals.one, tender !== null, (id) => setAdding(id === ''));

  const known = tender && { id: tender.id, name: tender.name };
  const name = known?.name;
  useEffect(() => {
    if (name) dispatch(namesLearned([{ id: tenderId, name }]));
  }, [dispatch, tenderId, name]);

  if (code === 'not_found' || code === 'invalid_input') return <MissingTender />;
  if (error) {
    return (
      <div role="alert">
        <EmptyState title={text.loadFailed} text={error} level={1}>
          <Button onClick={reload}>{messages.common.retry}</Button>
        </EmptyState>
      </div>
    );
  }
  const addButton = (
    <Button appearance="primary" icon={<Add20Regular />} disabled={!tender} onClick={() => setAdding(true)}>
      {messages.proposals.add}
    </Button>
  );
  const tab = responseTabs.find(({ id }) => id === query.get('tab')) ?? responseTabs[0];

  return (
    <Page>
      <PageHeader
        title={tender?.name ?? text.title}
        text={
          tender && (
            <span className={styles.facts}>
              <TenderStatus status={tender.status} />
              <span>{[tender.reference, tender.customerName].filter(Boolean).join(' · ')}</span>
              {tender.dueAt && (
                <span className={styles.due}>
                  <DueDate dueAt={tender.dueAt} settled={isSettled(tender)} />
                </span>
              )}
              <span>{text.counts(tender.totalProposals, tender.submittedProposals)}</span>
              <TextLink to={workspacePath({ organizationId, customerId: tender.customerId, id: tender.id })}>
                {text.toTender}
              </TextLink>
            </span>
          )
        }
      >
        <Button
          icon={<DocumentMultiple20Regular />}
          onClick={() => navigate(`/home/${organizationId}/proposals?workspaceId=${tenderId}`)}
        >
          {text.toList}
        </Button>
        {addButton}
      </PageHeader>
      {responseTabs.length > 1 && (
        <TabList
          aria-label={text.tabs}
          selectedValue={tab.id}
          onTabSelect={(_, { value }) => setQuery(value === responseTabs[0].id ? {} : { tab: String(value) })}
        >
          {responseTabs.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {label}
            </Tab>
          ))}
        </TabList>
      )}
      {tender && proposals ? (
        <Suspense fallback={<Loading />}>
          <tab.Panel
            organizationId={organizationId}
            tender={tender}
            proposals={proposals}
            onChanged={reload}
            addButton={addButton}
          />
        </Suspense>
      ) : (
        <Skeleton className={styles.skeleton} aria-label={messages.common.loading}>
          <SkeletonItem size={64} />
          <SkeletonItem size={128} />
        </Skeleton>
      )}
      {adding && tender && (
        <NewProposalDialog
          organizationId={organizationId}
          tender={tender}
          onChanged={reload}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  );
}
