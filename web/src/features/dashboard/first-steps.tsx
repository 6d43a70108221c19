import { customersDropdown } from '@bidloom/contract/customers';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircle24Filled, Circle24Regular } from '@fluentui/react-icons';
import { TextLink } from '../../components/text-link.tsx';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { DashboardCard } from './dashboard-card.tsx';

const text = messages.dashboard;

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalL, margin: '8px 0', padding: 0, listStyleType: 'none' },
  step: { display: 'flex', gap: tokens.spacingHorizontalM },
  words: { display: 'flex', flexDirection: 'column' },
  title: { fontWeight: tokens.fontWeightSemibold },
  hint: { color: tokens.colorNeutralForeground2 },
  done: { color: tokens.colorStatusSuccessForeground1 },
});

/** What to do first, while there is no tender to work on. */
export function FirstSteps({ organizationId }: { organizationId: string }) {
  const styles = useStyles();
  const { answer } = useCall(customersDropdown, {
    params: { organizationId },
    failure: messages.scope.customersFailed,
  });
  const base = `/home/${organizationId}`;
  const first = answer?.data[0];
  const steps = [
    { ...text.steps.customer, path: `${base}/customers`, done: first !== undefined },
    {
      ...text.steps.tender,
      path: first ? `${base}/customers/${first.id}/tenders` : `${base}/customers`,
      done: false,
    },
    { ...text.steps.keywords, path: `${base}/keywords`, done: false },
  ];
  return (
    <DashboardCard title={text.firstSteps}>
      <Text className={styles.hint}>{text.firstStepsText}</Text>
      <ol className={styles.list}>
        {steps.map(({ title, text: details, path, done }) => (
          <li key={title} className={styles.step}>
            {done ? <CheckmarkCircle24Filled className={styles.done} /> : <Circle24Regular />}
            <span className={styles.words}>
              <TextLink className={styles.title} to={path}>
                {title}
              </TextLink>
              <Text className={styles.hint}>{details}</Text>
            </span>
          </li>
        ))}
      </ol>
    </DashboardCard>
  );
}
