import { Button, Text } from '@fluentui/react-components';
import { messages } from '../lib/messages.ts';

const text = messages.answerRuns;

/** Says that an edit was undone, and puts it back. */
export function UndoneEdit({ onPutBack }: { onPutBack: () => void }) {
  return (
    <Text size={200} role="status">
      {text.undone}{' '}
      <Button size="small" appearance="subtle" onClick={onPutBack}>
        {text.putBack}
      </Button>
    </Text>
  );
}
