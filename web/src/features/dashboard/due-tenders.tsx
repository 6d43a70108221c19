import { Button, makeStyles, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components';
import { ClampedName } from '../../components/clamped-name.tsx';
import { DueDate } from '../../components/due-date.tsx';
import { TenderStatus } from '../../components/tender-status.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { messages } from '../../lib/messages.ts';
import { workspacePath } from '../../lib/tenders.ts';
import { DashboardCard } from './dashboard-card.tsx';
import type { OpenTenders } from './use-open-tenders.ts';

const text = messages.dashboard;

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 96px 180px',
    gap: '4px 16px',
    alignItems: 'center',
    minHeight: '56px',
    paddingBlock: '6px',
    boxSizing: 'border-box',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  hint: { color: tokens.colorNeutralForeground2 },
  retry: { alignSelf: 'flex-start' },
});

export function DueTenders({ tenders, loading, error, reload }: OpenTenders) {
  const styles = useStyles();
  return (
    <DashboardCard title={text.due}>
      {error && (
        <div role="alert">
          <Text block>{error}</Text>
          <Button className={styles.retry} onClick={reload}>
            {messages.common.retry}
          </Button>
        </div>
      )}
      {loading && tenders.length === 0 && (
        <Skeleton aria-label={messages.common.loading}>
          {['first', 'second', 'third'].map((key) => (
            <div key={key} className={styles.row}>
              <SkeletonItem size={16} />
              <SkeletonItem size={16} />
              <SkeletonItem size={16} />
            </div>
          ))}
        </Skeleton>
      )}
      <ul className={styles.list}>
        {tenders.map((tender) => (
          <li key={tender.id} className={styles.row}>
            <span className={styles.words}>
              <TextLink quiet className={styles.name} to={workspacePath(tender)}>
                <ClampedName text={tender.name} lines={2} />
              </TextLink>
              <Text size={200} className={styles.hint}>
                <ClampedName text={tender.customerName} lines={2} />
              </Text>
            </span>
            <span>
              <TenderStatus status={tender.status} />
            </span>
            <DueDate dueAt={tender.dueAt} />
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
