import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';

/** Why something could not be fetched, with a button to try again. */
export function CallProblem({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{message}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRetry}>{messages.common.retry}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
