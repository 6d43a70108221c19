import { countFailedJobs } from '@bidloom/contract/failed-jobs';
import { Card, Text } from '@fluentui/react-components';
import { TextLink } from '../../components/text-link.tsx';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';

const text = messages.dashboard;

/** What the platform's administrators open every morning: whether anything was given up. */
export function PlatformCard() {
  const { answer } = useCall(countFailedJobs, {});
  const count = answer?.data.reduce((sum, kind) => sum + kind.count, 0);
  return (
    <Card>
      <Text as="h2" size={400} weight="semibold" style={{ margin: 0 }}>
        {text.platformTitle}
      </Text>
      <Text>{text.platformText}</Text>
      {count !== undefined && (
        <Text>
          {messages.failedJobs.waiting(count)} {count > 0 && <TextLink to="/failed-jobs">{text.lookAtJobs}</TextLink>}
        </Text>
      )}
    </Card>
  );
}
