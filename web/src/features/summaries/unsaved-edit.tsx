import { Button, MessageBar, MessageBarActions, MessageBarBody, Text } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';

const text = messages.summaryRuns;

interface UnsavedEditProps {
  saving: boolean;
  /** Why an edit could not be saved. The edit is kept until it is saved or discarded. */
  error: string | null;
  onRetry: () => void;
  onDiscard: () => void;
}

/** Shows whether an edit is being saved or has failed; nothing where there is none to save. */
export function UnsavedEdit({ saving, error, onRetry, onDiscard }: UnsavedEditProps) {
  if (error) {
    return (
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>{error}</MessageBarBody>
        <MessageBarActions>
          <Button size="small" onClick={onRetry}>
            {messages.common.retry}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {text.discardEdit}
          </Button>
        </MessageBarActions>
      </MessageBar>
    );
  }
  return saving ? (
    <Text size={200} role="status">
      {text.saving}
    </Text>
  ) : null;
}
