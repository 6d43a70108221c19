import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { messages } from '../lib/messages.ts';

interface NotSavedProps {
  error: string;
  onRetry: () => void;
  onDiscard: () => void;
}

/** Says that an answer could not be saved but is kept. */
export function NotSaved({ error, onRetry, onDiscard }: NotSavedProps) {
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        {messages.answerRuns.notSaved} {error}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={onRetry}>
          {messages.common.retry}
        </Button>
        <Button size="small" onClick={onDiscard}>
          {messages.common.discard}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
