import { Button, makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { EmptyState } from '../../components/empty-state.tsx';
import { messages } from '../../lib/messages.ts';

const useStyles = makeStyles({
  skeleton: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '16px' },
});

/** The placeholder of an item while it is fetched. */
export function ItemSkeleton() {
  return (
    <Skeleton className={useStyles().skeleton} aria-label={messages.common.loading}>
      <SkeletonItem size={32} />
      <SkeletonItem size={32} />
      <SkeletonItem size={32} />
    </Skeleton>
  );
}

/** Replaces an item that could not be fetched. */
export function ItemFailure({ error, onRetry }: { error: string | null; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title={messages.runs.itemFailed} text={error ?? messages.errors.tryAgain}>
        <Button onClick={onRetry}>{messages.common.retry}</Button>
      </EmptyState>
    </div>
  );
}
