import { Button, Text } from '@fluentui/react-components';
import { Card } from '../../components/card.tsx';
import { messages } from '../../lib/messages.ts';

/** Replaces figures that could not be fetched. */
export function FailedCard({ error, reload }: { error: string; reload: () => void }) {
  return (
    <Card role="alert">
      <Text>{error}</Text>
      <Button style={{ alignSelf: 'flex-start' }} onClick={reload}>
        {messages.common.retry}
      </Button>
    </Card>
  );
}
