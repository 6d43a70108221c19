import {
  Badge,
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  SearchBox,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { Name } from '../../../components/name.tsx';
import { messages } from '../../../lib/messages.ts';
import type { CompareChoice } from './compare-with.ts';

const words = messages.viewerTools;

/** From this number of documents on, there is a search field. */
const searchableFrom = 8;

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  text: { overflowWrap: 'anywhere' },
  search: { maxWidth: 'none' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  choice: {
    justifyContent: 'space-between',
    gap: '8px',
    width: '100%',
    minWidth: 0,
    minHeight: '40px',
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'left',
  },
  badge: { flexShrink: 0 },
  none: { color: tokens.colorNeutralForeground2 },
});

interface CompareDialogProps {
  /** The name of the document beside which another one is shown. */
  fileName: string;
  choices: readonly CompareChoice[];
  onChoose: (documentId: string) => void;
  onClose: () => void;
}

/** Chooses the document to show beside the open one. Nothing is opened before one is chosen. */
export function CompareDialog({ fileName, choices, onChoose, onClose }: CompareDialogProps) {
  const styles = useStyles();
  const [search, setSearch] = useState('');
  const term = search.trim().toLowerCase();
  const shown = choices.filter(({ document }) => document.fileName.toLowerCase().includes(term));
  const groups = [
    { heading: words.compareVersions, listed: shown.filter(({ version }) => version !== null) },
    { heading: words.compareOthers, listed: shown.filter(({ version }) => version === null) },
  ].filter(({ listed }) => listed.length > 0);
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{words.compareTitle}</DialogTitle>
          <DialogContent className={styles.content}>
            <Text className={styles.text}>{words.compareText(fileName)}</Text>
            {choices.length >= searchableFrom && (
              <SearchBox
                className={styles.search}
                type="search"
                value={search}
                placeholder={words.compareSearch}
                aria-label={words.compareSearch}
                onChange={(_, { value }) => setSearch(value)}
              />
            )}
            {groups.map(({ heading, listed }) => (
              <section key={heading} aria-label={heading}>
                <h3 className={styles.heading}>{heading}</h3>
                <ul className={styles.list}>
                  {listed.map(({ document, version }) => (
                    <li key={document.id}>
                      <Button appearance="subtle" className={styles.choice} onClick={() => onChoose(document.id)}>
                        <Name text={document.fileName} />
                        {version && (
                          <Badge className={styles.badge} appearance="tint" color="informative">
                            {words.versions[version]}
                          </Badge>
                        )}
                      </Button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {groups.length === 0 && <Text className={styles.none}>{words.compareNone}</Text>}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{messages.common.cancel}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
