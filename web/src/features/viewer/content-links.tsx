import type { Document as TenderDocument } from '@bidloom/contract/documents';
import { Link, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';
import { usePlace } from '../../lib/tender-context.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  inLine: { flexDirection: 'row', flexWrap: 'wrap', gap: '4px 16px' },
  item: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 },
  name: { textAlign: 'left', overflowWrap: 'anywhere' },
  note: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

interface ContentLinksProps {
  documents: readonly TenderDocument[];
  /** The name of the list. */
  label: string;
  /** Whether the links are beside each other. */
  inLine?: boolean;
}

/** Links to the documents that came out of an archive or an e-mail. */
export function ContentLinks({ documents, label, inLine = false }: ContentLinksProps) {
  const styles = useStyles();
  const openPlace = usePlace();
  return (
    <ul className={mergeClasses(styles.list, inLine && styles.inLine)} aria-label={label}>
      {documents.map(({ id, fileName, folder, status }) => {
        const state = status === 'ready' ? null : messages.documents.statuses[status];
        const note = [inLine ? null : folder, state].filter(Boolean).join(' · ');
        return (
          <li key={id} className={styles.item}>
            <Link
              as="button"
              className={styles.name}
              onClick={() => openPlace({ documentId: id, page: 1, quote: '', boxes: [] })}
            >
              {fileName}
            </Link>
            {note && (
              <Text size={200} className={styles.note}>
                {note}
              </Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}
