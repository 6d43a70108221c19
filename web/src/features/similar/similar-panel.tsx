import { getSimilarTenders, type SimilarTenders } from '@bidloom/contract/similar-tenders';
import {
  Button,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Skeleton,
  SkeletonItem,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useEffect } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { formatAgo } from '../../lib/format.ts';
import { similarMessages } from '../../lib/messages.similar.ts';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { useCall } from '../../lib/use-call.ts';
import { SimilarItem } from './similar-item.tsx';

const text = similarMessages;

/** The polling interval while tenders are compared, in milliseconds. */
const lookEvery = 3000;

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, minWidth: 0 },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 12px',
    padding: '8px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
  },
  scroller: { flexGrow: 1 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '16px' },
});

/** Tenders with similar documents: the reasons, their outcomes, and answers that can be reused. */
export default function SimilarPanel({ workspaceId }: { workspaceId: string }) {
  const styles = useStyles();
  const { documents } = useTender();
  const { answer, error, reload } = useCall(getSimilarTenders, { params: { id: workspaceId } });
  const found = answer?.data;

  // When a document becomes ready or is removed, the tenders are compared again.
  const readyIds = documents.map(({ id, updatedAt }) => `${id}/${updatedAt}`).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the documents change
  useEffect(reload, [readyIds]);
  const isWaiting = found?.status === 'in_progress';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(reload, lookEvery);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);

  if (error && !found) {
    return (
      <div role="alert">
        <EmptyState title={text.failed} text={error}>
          <Button onClick={reload}>{messages.common.retry}</Button>
        </EmptyState>
      </div>
    );
  }
  if (!found) {
    return (
      <Skeleton className={styles.skeleton} aria-label={messages.common.loading}>
        {[1, 2, 3].map((row) => (
          <SkeletonItem key={row} size={64} />
        ))}
      </Skeleton>
    );
  }
  return (
    <div className={styles.panel}>
      {found.status === 'failed' && (
        <MessageBar intent="error">
          <MessageBarBody>{found.failure ?? text.notFound}</MessageBarBody>
        </MessageBar>
      )}
      {isWaiting && (
        <MessageBar intent="info">
          <MessageBarBody>{text.inProgress}</MessageBarBody>
        </MessageBar>
      )}
      {found.items.length > 0 && (
        <div className={styles.bar}>
          <Text size={200}>{text.intro(found.items.length, found.comparedWith)}</Text>
          {found.computedAt && <Text size={200}>{text.computed(formatAgo(found.computedAt))}</Text>}
        </div>
      )}
      <ScrollRegion className={styles.scroller} label={text.list}>
        {found.items.length > 0 ? (
          <ul className={styles.list}>
            {found.items.map((item) => (
              <SimilarItem key={item.id} tender={item} />
            ))}
          </ul>
        ) : (
          <Nothing found={found} />
        )}
      </ScrollRegion>
    </div>
  );
}

/** Why there are no similar tenders: nothing to compare, nothing to compare with, or nothing in common. */
function Nothing({ found: { status, comparedWith } }: { found: SimilarTenders }) {
  if (status === 'in_progress' || status === 'failed') return null;
  if (status === 'none') return <EmptyState title={text.emptyTitle} text={text.emptyText} />;
  if (comparedWith === 0) return <EmptyState title={text.onlyTitle} text={text.onlyText} />;
  return <EmptyState title={text.noneTitle} text={text.noneText(comparedWith)} />;
}
