import type { Workspace } from '@bidloom/contract/workspaces';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { DueDate } from '../../components/due-date.tsx';
import { TenderStatus } from '../../components/tender-status.tsx';
import { messages } from '../../lib/messages.ts';
import { isSettled } from '../../lib/tenders.ts';

const useStyles = makeStyles({
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 24px',
    padding: '4px 24px 10px',
    '@media (max-width: 640px)': { paddingInline: '16px' },
  },
  words: { minWidth: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  due: { textAlign: 'right', '@media (max-width: 640px)': { textAlign: 'left' } },
});

type Tender = Pick<Workspace, 'name' | 'reference' | 'status' | 'dueAt'> & { customer: { name: string } };

/** Which tender this is, for whom, how it stands and until when. */
export function WorkspaceHeader({ tender }: { tender: Tender }) {
  const styles = useStyles();
  const { name, reference, status, dueAt, customer } = tender;
  useEffect(() => {
    document.title = `${name} · ${messages.product.name}`;
  }, [name]);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <div className={styles.line}>
          <h1 className={styles.title}>{name}</h1>
          <TenderStatus status={status} />
        </div>
        <Text className={styles.quiet}>{[reference, customer.name].filter(Boolean).join(' · ')}</Text>
      </div>
      <div className={styles.due}>
        {dueAt ? (
          <DueDate dueAt={dueAt} settled={isSettled({ status })} />
        ) : (
          <Text className={styles.quiet}>{messages.workspace.noDueDate}</Text>
        )}
      </div>
    </header>
  );
}
