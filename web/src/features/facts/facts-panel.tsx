import { isToCheck } from '@bidloom/contract/fact-to-check';
import type { FactDecision, FactName, WorkspaceFact } from '@bidloom/contract/facts';
import { Button, makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { useCallback, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { EmptyState } from '../../components/empty-state.tsx';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { type FactGroup, factGroups } from './fact-groups.ts';
import { FactRow } from './fact-row.tsx';
import { factsReloadRequested } from './facts.slice.ts';
import { FactsBar, type Shown } from './facts-bar.tsx';
import { hasSeveralFiles, useFacts } from './use-facts.tsx';

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
  const { state, isKnown, decide, correct, dialog } = useFacts(workspaceId);
  const [shown, setShown] = useState<Shown>('all');
  // A fact that was just decided stays in the list of facts to check until the list is chosen again.
  const [decided, setDecided] = useState<readonly FactName[]>([]);
  const decideListed = useCallback(
    (item: WorkspaceFact, decision: FactDecision | null) => {
      setDecided((known) => [...known, item.fact]);
      decide(item, decision);
    },
    [decide],
  );

  const { items, reading, status, error, saving } = state;
  const byName = useMemo(() => new Map(items.map((item) => [item.fact, item])), [items]);
  const namesFiles = useMemo(() => hasSeveralFiles(items), [items]);

  if (!isKnown) return <Waiting />;
  if (status === 'failed') {
    return (
      <div role="alert">
        <EmptyState title={text.fetchFailed} text={error ?? messages.errors.tryAgain}>
          <Button onClick={() => dispatch(factsReloadRequested())}>{messages.common.retry}</Button>
        </EmptyState>
      </div>
    );
  }
  const isDecidedByHand = items.some(({ decidedAt }) => decidedAt !== null);
  if (reading?.status === 'none' && !isDecidedByHand) {
    return loading || documents.length > 0 ? <Waiting /> : <EmptyState title={text.emptyTitle} text={text.emptyText} />;
  }
  const isReading = reading?.status === 'in_progress';
  const isListed = (item: WorkspaceFact) =>
    shown === 'all' || isToCheck(item, isReading) || decided.includes(item.fact);
  const groups = (Object.entries(factGroups) as [FactGroup, readonly FactName[]][]).flatMap(([group, names]) => {
    const listed = names.flatMap((name) => byName.get(name) ?? []).filter(isListed);
    return listed.length > 0 ? [{ group, listed }] : [];
  });

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
                  isReading={isReading}
                  saving={saving.includes(item.fact)}
                  onDecide={decideListed}
                  onCorrect={correct}
                />
              ))}
            </ul>
          </section>
        ))}
      </ScrollRegion>
      {dialog}
    </div>
  );
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
