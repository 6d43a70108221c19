import { Button } from '@fluentui/react-components';
import { useSelector } from 'react-redux';
import { connectionMessages } from '../lib/messages.connection.ts';
import { messages } from '../lib/messages.ts';
import { useSecondChance } from '../lib/second-chance.ts';
import { selectConnection } from '../lib/state/connection.slice.ts';
import { EmptyState } from './empty-state.tsx';

interface ListFailureProps {
  error: string;
  onRetry?: (() => void) | undefined;
}

/**
 * What is shown in place of a list that could not be fetched. It is fetched again by a click, and when the user comes back. While the banner says that the server can't be reached, it is not said again.
 */
export function ListFailure({ error, onRetry }: ListFailureProps) {
  useSecondChance(onRetry);
  const isAway = useSelector(selectConnection) === 'away' && error === messages.errors.unreachable;
  // It is fetched again when the connection is back.
  if (isAway) return <EmptyState title={connectionMessages.listWaits} text={connectionMessages.listWaitsText} />;
  return (
    <div role="alert">
      <EmptyState title={messages.errors.generic} text={error}>
        {onRetry && (
          <Button appearance="primary" onClick={onRetry}>
            {messages.common.retry}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}
