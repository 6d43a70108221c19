import type { Run, RunItem } from '@bidloom/contract/runs';
import { Button, makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EmptyState } from '../../components/empty-state.tsx';
import { messages } from '../../lib/messages.ts';
import { useRoom } from '../../lib/use-room.ts';
import { contentOpened, isInProgress, selectRuns } from '../runs/runs.slice.ts';
import { useChosen } from '../runs/use-chosen.ts';
import { countOf, type KeywordItem } from './hits.ts';
import { KeywordHits } from './keyword-hits.tsx';
import { KeywordList, KeywordSelect } from './keyword-list.tsx';

const text = messages.keywordRuns;

/** From this width on, in pixels, keywords are beside their hits. */
const roomy = 520;

const useStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
  columns: { display: 'grid', gridTemplateColumns: 'minmax(150px, 32%) minmax(0, 1fr)', flexGrow: 1, minHeight: 0 },
  hits: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '16px' },
});

interface KeywordResultProps {
  run: Run;
  items: readonly RunItem[];
}

/** What a keyword search has found so far: the keywords, and the hits of the chosen one. */
export function KeywordResult({ run, items }: KeywordResultProps) {
  const styles = useStyles();
  const ref = useRef<HTMLDivElement>(null);
  const { width } = useRoom(ref);
  const [wanted, setWanted] = useChosen(run.id, 'keyword');
  /** Counts choices, so that choosing the same keyword again shows its first hit again. */
  const [round, setRound] = useState(0);
  const keywords = items.filter((item): item is KeywordItem => item.kind === 'keyword');
  // Until a keyword is chosen, the first one that was found is shown. A choice stays while further keywords arrive.
  const usual = keywords.find(({ headline }) => countOf(headline) > 0) ?? keywords[0];
  const chosen = keywords.find(({ ordinal }) => ordinal === wanted) ?? usual;
  const isRoomy = width === 0 || width >= roomy;
  const onChoose = (ordinal: number) => {
    setWanted(ordinal);
    setRound(round + 1);
  };
  const choice = { items: keywords, chosen: chosen?.ordinal ?? null, onChoose };

  return (
    <div ref={ref} className={styles.result}>
      {chosen ? (
        <div className={isRoomy ? styles.columns : styles.hits}>
          {isRoomy ? <KeywordList {...choice} /> : <KeywordSelect {...choice} />}
          <Hits key={chosen.ordinal} run={run} item={chosen} round={round} />
        </div>
      ) : (
        run.status !== 'failed' && (
          <EmptyState title={messages.runs.statuses[run.status]} text={isInProgress(run) ? text.noneYet : text.none} />
        )
      )}
    </div>
  );
}

interface HitsProps {
  run: Run;
  item: KeywordItem;
  /** The number of the user's choice; 0: none yet. */
  round: number;
}

/** Fetches a keyword's hits when it is first chosen. */
function Hits({ run: { workspaceId, id }, item, round }: HitsProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { ordinal } = item;
  const content = useSelector(selectRuns).contents[id]?.[ordinal];
  const isMissing = content === undefined;

  useEffect(() => {
    if (isMissing) dispatch(contentOpened({ workspaceId, id, ordinal }));
  }, [dispatch, isMissing, workspaceId, id, ordinal]);

  if (content?.status === 'failed') {
    return (
      <div role="alert">
        <EmptyState title={messages.runs.itemFailed} text={content.error ?? messages.errors.tryAgain}>
          <Button onClick={() => dispatch(contentOpened({ workspaceId, id, ordinal }))}>{messages.common.retry}</Button>
        </EmptyState>
      </div>
    );
  }
  if (content?.item?.kind !== 'keyword') {
    return (
      <Skeleton className={styles.skeleton} aria-label={messages.common.loading}>
        <SkeletonItem size={32} />
        <SkeletonItem size={32} />
        <SkeletonItem size={32} />
      </Skeleton>
    );
  }
  return (
    <div className={styles.hits}>
      <KeywordHits id={id} item={item} hits={content.item.content?.hits ?? []} round={round} />
    </div>
  );
}
