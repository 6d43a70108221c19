import { getTheme } from '@bidloom/contract/theme';
import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { Section } from '../../components/section.tsx';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { CallProblem } from './call-problem.tsx';
import { ThemeForm } from './theme-form.tsx';

const text = messages.settings;

/** The colours of the organisation, for its administrators. */
export function ThemeSection() {
  const { answer, error, reload } = useCall(getTheme, {});
  return (
    <Section title={text.colours} text={text.coloursText}>
      {error && <CallProblem message={error} onRetry={reload} />}
      {!error && !answer && (
        <Skeleton aria-label={messages.common.loading}>
          <SkeletonItem size={96} />
        </Skeleton>
      )}
      {answer && <ThemeForm kept={answer.data} />}
    </Section>
  );
}
