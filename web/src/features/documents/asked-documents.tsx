import { Button, Checkbox, makeStyles, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { ChevronDown16Regular, DocumentMultiple16Regular } from '@fluentui/react-icons';
import { useDispatch, useSelector } from 'react-redux';
import { chatMessages as text } from '../../lib/messages.chat.ts';
import { askedToggled, selectAsked, selectReady } from './documents.slice.ts';

const useStyles = makeStyles({
  row: { display: 'flex', marginLeft: '-8px' },
  surface: {
    display: 'flex',
    flexDirection: 'column',
    maxWidth: 'min(420px, 90vw)',
    maxHeight: '50vh',
    padding: '8px',
    overflowY: 'auto',
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  name: { overflowWrap: 'anywhere' },
});

/** Shows and changes, above the question, the documents that it goes to; the same choice as in the list of documents. */
export function AskedDocuments() {
  const styles = useStyles();
  const dispatch = useDispatch();
  const ready = useSelector(selectReady);
  const asked = useSelector(selectAsked);
  if (ready.length === 0) return null;
  const all = asked.length === ready.length;
  const label = ready.length === 1 && all ? text.askingOne : text.asking(asked.length, ready.length);
  return (
    <div className={styles.row}>
      <Popover trapFocus positioning="above-start">
        <PopoverTrigger disableButtonEnhancement>
          <Button appearance="subtle" size="small" icon={<DocumentMultiple16Regular />}>
            {label} <ChevronDown16Regular aria-hidden />
          </Button>
        </PopoverTrigger>
        <PopoverSurface className={styles.surface} aria-label={text.askingTitle}>
          <Checkbox
            checked={all ? true : asked.length === 0 ? false : 'mixed'}
            label={text.askingAll}
            onChange={() => dispatch(askedToggled({ ids: ready.map(({ id }) => id), asked: !all }))}
          />
          <ul className={styles.list} aria-label={text.askingTitle}>
            {ready.map(({ id, fileName }) => (
              <li key={id}>
                <Checkbox
                  checked={asked.some((document) => document.id === id)}
                  label={{ className: styles.name, children: fileName }}
                  onChange={(_, { checked }) => dispatch(askedToggled({ ids: [id], asked: checked === true }))}
                />
              </li>
            ))}
          </ul>
        </PopoverSurface>
      </Popover>
    </div>
  );
}
