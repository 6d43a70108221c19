import type { Document as TenderDocument } from '@bidloom/contract/documents';
import type { FactName } from '@bidloom/contract/facts';
import { downloadDates, type Overview } from '@bidloom/contract/overview';
import { withoutArchives } from '@bidloom/contract/without-archives';
import { isSure, statedMoment } from '@bidloom/texts/deadline';
import { Button, makeStyles, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { selectDocuments } from '../../features/documents/documents.slice.ts';
import { UploadButton } from '../../features/documents/upload-button.tsx';
import { useUpload } from '../../features/documents/use-upload.ts';
import { ChangedDecisions } from '../../features/facts/changed-decisions.tsx';
import { DueOffer } from '../../features/facts/due-offer.tsx';
import { isStated } from '../../features/facts/fact-groups.ts';
import { FactList } from '../../features/facts/fact-list.tsx';
import { dueDateChosen, factsDownloadRequested } from '../../features/facts/facts.slice.ts';
import { useFacts } from '../../features/facts/use-facts.tsx';
import { ChangeList } from '../../features/overview/change-list.tsx';
import { Countdown } from '../../features/overview/countdown.tsx';
import { DateLine } from '../../features/overview/date-line.tsx';
import { DownloadMenu } from '../../features/overview/download-menu.tsx';
import { IssueList } from '../../features/overview/issue-list.tsx';
import { useOverview } from '../../features/overview/use-overview.ts';
import { WorkState } from '../../features/overview/work-state.tsx';
import { dueAsStated, statedWords } from '../../lib/fact-words.ts';
import { formatDateTime } from '../../lib/format.ts';
import { overviewMessages as text } from '../../lib/messages.overview.ts';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { isSettled } from '../../lib/tenders.ts';
import { useDownload } from '../../lib/use-download.ts';
import { useKeptView } from '../../lib/use-kept-view.ts';
import { useReopenedForm } from '../../lib/use-reopened-form.ts';
import { isUnread, searchOf } from './reading-state.ts';
import { shownFacts } from './shown-facts.ts';
import { useMinute } from './use-minute.ts';

const DueDialog = lazyPart(async () => (await import('../../features/overview/due-dialog.tsx')).DueDialog);

const useStyles = makeStyles({
  scroller: { height: '100%', containerType: 'inline-size', containerName: 'overview' },
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    boxSizing: 'border-box',
    maxWidth: '1080px',
    marginInline: 'auto',
    padding: '20px 24px 32px',
    '@container overview (max-width: 579px)': { padding: '16px 16px 24px' },
  },
  section: { display: 'flex', flexDirection: 'column', gap: '10px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  quiet: { color: tokens.colorNeutralForeground2 },
  facts: {
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: 'none',
    borderRadius: tokens.borderRadiusMedium,
  },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '20px', padding: '20px 24px' },
});

/** The state of a tender: when it is due, what needs attention, its dates and bid facts, its documents and runs. */
export default function OverviewPanel({ workspaceId }: { workspaceId: string }) {
  // While a tender loads, nothing of the previous one is shown.
  return <OverviewOf key={workspaceId} workspaceId={workspaceId} />;
}

function OverviewOf({ workspaceId }: { workspaceId: string }) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const [, setQuery] = useSearchParams();
  const { organizationId, due, openPlace } = useTender();
  const { items: documents, status: documentsStatus } = useSelector(selectDocuments);
  const facts = useFacts(workspaceId);
  const { state: factsState } = facts;
  const addFiles = useUpload(workspaceId);
  const [dating, setDating] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const view = useKeptView();
  const now = useMinute();

  // Changes elsewhere on the screen (documents read, facts decided, the due date set) change the server's answer.
  const documentStates = documents.map((document) => `${document.id}/${document.status}`).join(' ');
  const dueAt = due?.at ?? null;
  const isWhole = documentsStatus !== 'loading' && facts.isKnown;
  const made = useMemo(
    () => (isWhole ? [documentStates, factsState.items, dueAt] : null),
    [isWhole, documentStates, factsState.items, dueAt],
  );
  const { overview, error, reload } = useOverview(workspaceId, made);
  const dates = useDownload(downloadDates);
  useReopenedForm(text.dueTitle, overview !== null, () => setDating(true));

  if (error !== null) {
    return (
      <div role="alert">
        <EmptyState title={text.fetchFailed} text={error}>
          <Button onClick={reload}>{messages.common.retry}</Button>
        </EmptyState>
      </div>
    );
  }
  if (!overview) return <Waiting />;
  const { issues, changes } = overview;
  const openTab = (tab: string) => setQuery({ tab });
  const showFact = (fact: FactName) => {
    const row = page.current?.querySelector<HTMLElement>(`[data-fact="${fact}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  };
  const isEmpty = overview.documents.total === 0 && documents.length === 0;
  const settled = isSettled(overview);
  const deadline = factsState.items.find(({ fact }) => fact === 'submission_deadline');
  const statedDue = deadline && dueAt !== null ? dueAsStated(deadline, dueAt) : null;
  const isRead = facts.isKnown && factsState.items.some(({ status: standing }) => standing !== 'pending');
  const stated = factsState.items.filter(isStated).length;

  const work = (
    <Part title={text.workTitle}>
      <WorkState
        // Until it is fetched again after the first upload, the documents on the screen are counted.
        overview={overview.documents.total === 0 ? { ...overview, documents: countsOf(documents) } : overview}
        addDocuments={
          <div>
            <UploadButton label={text.addDocuments} onFiles={addFiles} />
          </div>
        }
        onStart={() => openTab('summary')}
      />
    </Part>
  );

  return (
    <ScrollRegion ref={view} className={styles.scroller} label={text.list}>
      <div ref={page} className={styles.page}>
        <section className={styles.section} aria-label={text.due}>
          <Countdown
            dueAt={dueAt}
            stated={statedDue}
            settled={settled}
            now={now}
            search={searchOf(overview)}
            offer={
              !settled && facts.isKnown && deadline && isStated(deadline) ? (
                <DueOffer item={deadline} under="dueDate" />
              ) : null
            }
            actions={
              <>
                <Button appearance={dueAt || isEmpty ? 'secondary' : 'primary'} onClick={() => setDating(true)}>
                  {dueAt ? text.changeDue : text.setDue}
                </Button>
                <DownloadMenu
                  busy={dates.downloading || factsState.downloading}
                  hasFacts={isRead}
                  hasDates={overview.dates.length > 0}
                  onFacts={(format) => dispatch(factsDownloadRequested({ workspaceId, format }))}
                  onDates={() =>
                    void dates.save({ params: { workspaceId }, failure: text.datesFailed }, text.datesSaved)
                  }
                />
              </>
            }
          />
        </section>
        {isEmpty && work}
        {!isEmpty && (
          <Part title={text.issues}>
            <IssueList
              issues={issues}
              settled={settled}
              unread={isUnread(overview, documents)}
              onFact={showFact}
              onDocument={(documentId) => openPlace({ documentId, page: 1, quote: '', boxes: [] })}
              changed={(names) => <ChangedDecisions facts={facts} names={names} />}
            />
          </Part>
        )}
        <Part title={text.datesTitle}>
          {overview.dates.length > 0 ? (
            <DateLine dates={overview.dates} statedDue={statedDue} today={new Date(now)} />
          ) : (
            <Text className={styles.quiet}>{text.noDates}</Text>
          )}
        </Part>
        <Part title={changes ? text.since(formatDateTime(changes.since)) : text.changesTitle}>
          <ChangeList changes={changes} />
        </Part>
        {!isEmpty && work}
        <Part title={text.factsTitle} note={isRead ? text.factsText(stated, factsState.items.length) : null}>
          {isRead ? (
            <>
              <div className={styles.facts}>
                <FactList facts={facts} names={shownFacts(issues)} label={text.factsTitle} />
              </div>
              <div>
                <Button onClick={() => openTab('facts')}>{text.allFacts(factsState.items.length)}</Button>
              </div>
            </>
          ) : (
            <Text className={styles.quiet}>
              {searchOf(overview) === 'in_progress' ? text.factsReading : text.factsWaiting}
            </Text>
          )}
        </Part>
      </div>
      {facts.dialog}
      {dating && (
        <DueDialog
          dueAt={dueAt}
          stated={deadline ? statedWords(deadline) : null}
          statedAt={deadline ? statedMoment(deadline) : null}
          isSure={deadline !== undefined && isSure(deadline)}
          onSave={(chosen) => {
            dispatch(dueDateChosen({ organizationId, workspaceId, dueAt: chosen, before: dueAt }));
            setDating(false);
          }}
          onClose={() => setDating(false)}
        />
      )}
    </ScrollRegion>
  );
}

/** A section of the overview with its heading. */
function Part({ title, note = null, children }: { title: string; note?: string | null; children: ReactNode }) {
  const styles = useStyles();
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {note && (
          <Text size={200} className={styles.quiet}>
            {note}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

function Waiting() {
  return (
    <Skeleton className={useStyles().skeleton} aria-label={messages.common.loading}>
      <SkeletonItem size={40} />
      <SkeletonItem size={16} />
      <SkeletonItem size={64} />
      <SkeletonItem size={16} />
      <SkeletonItem size={96} />
    </Skeleton>
  );
}

function countsOf(documents: readonly TenderDocument[]): Overview['documents'] {
  const byStatus = { uploaded: 0, processing: 0, ready: 0, failed: 0 };
  const shown = withoutArchives(documents.filter(({ replacedById }) => replacedById === null));
  for (const { status } of shown) byStatus[status] += 1;
  return { total: shown.length, pages: shown.reduce((sum, { pages }) => sum + (pages ?? 0), 0), byStatus };
}
