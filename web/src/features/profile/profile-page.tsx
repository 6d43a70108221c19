import { Avatar, Card, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useSelector } from 'react-redux';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { formatDate } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { selectUser } from '../../lib/state/auth.slice.ts';

const text = messages.profile;

const useStyles = makeStyles({
  person: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    marginBottom: tokens.spacingVerticalM,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 180px) 1fr',
    gap: '12px 24px',
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground2 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    '@media (max-width: 640px)': { gridTemplateColumns: '1fr', gap: '2px', '& dd': { marginBottom: '12px' } },
  },
});

/** What this session knows of the person. */
export function Component() {
  const styles = useStyles();
  const user = useSelector(selectUser);
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Page>
      <PageHeader title={text.title} text={text.text} />
      <Card>
        <div className={styles.person}>
          <Avatar name={name} size={64} color="brand" aria-hidden />
          <div>
            <Text as="h2" size={500} weight="semibold" block style={{ margin: 0 }}>
              {name}
            </Text>
            <Text>{messages.roles[user.role]}</Text>
          </div>
        </div>
        <dl className={styles.facts}>
          <dt>{text.email}</dt>
          <dd>{user.email}</dd>
          <dt>{text.organization}</dt>
          <dd>{user.organizationName ?? messages.common.none}</dd>
          <dt>{text.status}</dt>
          <dd>
            <StatusBadge active={user.isActive} />
          </dd>
          <dt>{text.memberSince}</dt>
          <dd>{formatDate(user.createdAt)}</dd>
        </dl>
      </Card>
    </Page>
  );
}
