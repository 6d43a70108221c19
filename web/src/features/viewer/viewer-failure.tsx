import { Button } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { onFreshen } from '../../lib/freshness.ts';
import { messages } from '../../lib/messages.ts';
import { useSecondChance } from '../../lib/second-chance.ts';

const text = messages.viewer;

interface ViewerFailureProps {
  /** Why, where that is known: of a damaged file what reading it said. */
  message?: string | null;
  onRetry: () => void;
}

/** Replaces a document that can't be shown. It is tried again when a lost connection is back, and when the user comes back. */
export function ViewerFailure({ message, onRetry }: ViewerFailureProps) {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => onFreshen(() => retry.current()), []);
  useSecondChance(onRetry);
  return (
    <div role="alert">
      <EmptyState title={text.failed} text={message ?? text.failedText}>
        <Button onClick={onRetry}>{messages.common.retry}</Button>
      </EmptyState>
    </div>
  );
}
