import { MessageBar, MessageBarBody } from '@fluentui/react-components';

/** Why a form was not saved; nothing if it was saved. */
export function FormProblem({ message }: { message: string | null }) {
  if (!message) return null;
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{message}</MessageBarBody>
    </MessageBar>
  );
}
