import type { FactDecision, FactName, FactValue, WorkspaceFact } from '@bidloom/contract/facts';
import { Button, makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EmptyState } from '../../components/empty-state.tsx';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { type FactGroup, factGroups, isToCheck } from './fact-groups.ts';
import { FactRow } from './fact-row.tsx';
import {
  decisionMade,
  factsClosed,
  factsOpened,
  factsReloadRequested,
  saveFailed,
  selectFacts,
} from './facts.slice.ts';
import { FactsBar, type Shown } from './facts-bar.tsx';

const text = messages.facts;

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, minWidth: 0 },
  scroller: { flexGrow: 1, containerType: 'inline-size', containerName: 'facts' },
  group: { margin: 0, padding: 0, listStyleType: 'none' },
  title: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    margin: 0,
    padding: '8px 12px 6px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '16px' },
});

/** The key facts of a tender, stated or not, each with its place. */
export default function FactsPanel({ workspaceId }: { workspaceId: string }) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { documents, loading } = useTender();
  const state = useSelector(selectFacts);
  const [shown, setShown] = useState<Shown>('all');
  // Whoever goes through what is to check sees what became of each; it goes when the list is chosen again.
  const [decided, setDecided] = useState<readonly FactName[]>([]);
  const [correcting, setCorrecting] = useState<FactName | null>(null);

  useEffect(() => {
    dispatch(factsOpened(workspaceId));
    return () => {
      dispatch(factsClosed());
    };
  }, [dispatch, workspaceId]);

  // A document that became ready or was removed changes what there is to read.
  const readyIds = documents.map(({ id, updatedAt }) => `${id}/${updatedAt}`).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the documents are the reason
  useEffect(() => {
    dispatch(factsReloadRequested());
  }, [dispatch, readyIds]);

  const decide = useCallback(
    ({ fact, found }: WorkspaceFact, decision: FactDecision | null) => {
      setDecided((known) => [...known, fact]);
      dispatch(decisionMade({ workspaceId, fact, decision: decision && withSeen(decision, found) }));
    },
    [dispatch, workspaceId],
  );
  const correct = useCallback(
    ({ fact }: WorkspaceFact) => {
      dispatch(saveFailed({ workspaceId, message: null }));
      setCorrecting(fact);
    },
    [dispatch, workspaceId],
  );

  const { items, reading, status, error, saving } = state;
  const byName = useMemo(() => new Map(items.map((item) => [item.fact, item])), [items]);
  const namesFiles = useMemo(() => hasSeveralFiles(items), [items]);
  const known = state.workspaceId === workspaceId;

  if (!known || (status === 'loading' && items.length === 0)) return <Waiting />;
  if (status === 'failed') {
    return (
      <div role="alert">
        <EmptyState title={text.fetchFailed} text={error ?? messages.errors.generic}>
          <Button onClick={() => dispatch(factsReloadRequested())}>{messages.common.retry}</Button>
        </EmptyState>
      </div>
    );
  }
  const isDecidedByHand = items.some(({ decidedAt }) => decidedAt !== null);
  if (reading?.status === 'none' && !isDecidedByHand) {
    return loading || documents.length > 0 ? <Waiting /> : <EmptyState title={text.emptyTitle} text={text.emptyText} />;
  }
  const isListed = (item: WorkspaceFact) => shown === 'all' || isToCheck(item) || decided.includes(item.fact);
  const groups = (Object.entries(factGroups) as [FactGroup, readonly FactName[]][]).flatMap(([group, names]) => {
    const listed = names.flatMap((name) => byName.get(name) ?? []).filter(isListed);
    return listed.length > 0 ? [{ group, listed }] : [];
  });
  const corrected = correcting === null ? undefined : byName.get(correcting);

  return (
    <div className={styles.panel}>
      <FactsBar
        workspaceId={workspaceId}
        shown={shown}
        onShow={(next) => {
          setShown(next);
          setDecided([]);
        }}
      />
      <ScrollRegion className={styles.scroller} label={text.list}>
        {groups.length === 0 && (
          <EmptyState title={text.nothingToCheckTitle} text={text.nothingToCheckText}>
            <Button onClick={() => setShown('all')}>{text.showAll}</Button>
          </EmptyState>
        )}
        {groups.map(({ group, listed }) => (
          <section key={group} aria-label={text.groups[group]}>
            <h2 className={styles.title}>{text.groups[group]}</h2>
            <ul className={styles.group}>
              {listed.map((item) => (
                <FactRow
                  key={item.fact}
                  item={item}
                  namesFiles={namesFiles}
                  saving={saving.includes(item.fact)}
                  onDecide={decide}
                  onCorrect={correct}
                />
              ))}
            </ul>
          </section>
        ))}
      </ScrollRegion>
      {corrected && (
        <Correcting
          key={corrected.fact}
          workspaceId={workspaceId}
          item={corrected}
          onClose={() => setCorrecting(null)}
        />
      )}
    </div>
  );
}

interface CorrectingProps {
  workspaceId: string;
  item: WorkspaceFact;
  onClose: () => void;
}

/** The form of a correction, open until it is saved. */
function Correcting({ workspaceId, item, onClose }: CorrectingProps) {
  const dispatch = useDispatch();
  const { documents } = useTender();
  const { saving, saveError } = useSelector(selectFacts);
  const [sent, setSent] = useState(false);
  // The form keeps what it was opened with, whatever is found meanwhile.
  const [seen] = useState(item.found);
  const isSaving = saving.includes(item.fact);

  useEffect(() => {
    if (!sent || isSaving) return;
    if (saveError === null) onClose();
    else setSent(false);
  }, [sent, isSaving, saveError, onClose]);

  return (
    <CorrectDialog
      item={item}
      documents={documents}
      saving={isSaving}
      error={saveError}
      onSave={(decision) => {
        dispatch(decisionMade({ workspaceId, fact: item.fact, decision: withSeen(decision, seen) }));
        setSent(true);
      }}
      onClose={onClose}
    />
  );
}

/** Notes which found value a person decided on; who confirms one names it anyway. */
function withSeen(decision: FactDecision, found: FactValue | null): FactDecision {
  return decision.decision === 'confirmed' ? decision : { ...decision, seen: found?.value ?? null };
}

/** Whether values of more than one document are shown. */
function hasSeveralFiles(items: readonly WorkspaceFact[]): boolean {
  const values = items.flatMap((item) => [item, ...item.conflicts, ...(item.found ? [item.found] : [])]);
  return new Set(values.flatMap(({ documentId }) => documentId ?? [])).size > 1;
}

function Waiting() {
  return (
    <Skeleton className={useStyles().skeleton} aria-label={messages.common.loading}>
      <SkeletonItem size={32} />
      <SkeletonItem size={32} />
      <SkeletonItem size={32} />
      <SkeletonItem size={32} />
    </Skeleton>
  );
}
