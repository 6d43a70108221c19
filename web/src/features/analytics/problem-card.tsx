import { Button, makeStyles, Skeleton, SkeletonItem, Text } from '@fluentui/react-components';
import { Card } from '../../components/card.tsx';
import { messages } from '../../lib/messages.ts';

const useStyles = makeStyles({ retry: { alignSelf: 'flex-start' }, item: { height: '300px' } });

export function ProblemCard({ error, onRetry }: { error: string; onRetry: () => void }) {
  const styles = useStyles();
  return (
    <Card role="alert">
      <Text>{error}</Text>
      <Button className={styles.retry} onClick={onRetry}>
        {messages.common.retry}
      </Button>
    </Card>
  );
}

/** Room for a chart or a table while it is fetched. */
export function LoadingCard() {
  const styles = useStyles();
  return (
    <Card>
      <Skeleton aria-label={messages.common.loading}>
        <SkeletonItem className={styles.item} />
      </Skeleton>
    </Card>
  );
}
