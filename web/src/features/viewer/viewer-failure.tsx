import { Button } from '@fluentui/react-components';
import { EmptyState } from '../../components/empty-state.tsx';
import { messages } from '../../lib/messages.ts';

const text = messages.viewer;

/** Replaces a document that can't be shown. */
export function ViewerFailure({ message, onRetry }: { message?: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title={text.failed} text={message ?? text.failedText}>
        <Button onClick={onRetry}>{messages.common.retry}</Button>
      </EmptyState>
    </div>
  );
}
