import { makeStyles, Text, Tree, TreeItem, TreeItemLayout, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { messages } from '../../../lib/messages.ts';
import type { PdfDocument } from '../pdf-engine.ts';
import { type OutlineEntry, type OutlinePlace, placeOf, readOutline } from './read-outline.ts';

const words = messages.viewerTools;

const useStyles = makeStyles({
  panel: { flexGrow: 1, minHeight: 0, overflow: 'auto', padding: '4px' },
  hint: { display: 'block', padding: '12px', color: tokens.colorNeutralForeground2 },
  entry: { alignItems: 'flex-start', paddingBlock: '4px', minHeight: '28px', cursor: 'pointer' },
  title: { overflowWrap: 'anywhere', whiteSpace: 'normal' },
});

interface OutlinePanelProps {
  pdf: PdfDocument | null;
  onPlace: (place: OutlinePlace) => void;
}

/** The bookmarks of a PDF as a tree, by pointer and keyboard. */
export function OutlinePanel({ pdf, onPlace }: OutlinePanelProps) {
  const styles = useStyles();
  const [entries, setEntries] = useState<readonly OutlineEntry[] | 'failed' | null>(null);
  useEffect(() => {
    setEntries(null);
    if (!pdf) return;
    let wanted = true;
    readOutline(pdf).then(
      (found) => wanted && setEntries(found),
      () => wanted && setEntries('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [pdf]);

  if (!pdf || entries === null) return <Text className={styles.hint}>{messages.common.loading}</Text>;
  if (entries === 'failed' || entries.length === 0) {
    return <Text className={styles.hint}>{entries === 'failed' ? words.outlineFailed : words.noOutline}</Text>;
  }
  const open = (entry: OutlineEntry) => {
    placeOf(pdf, entry).then(
      (place) => place && onPlace(place),
      // A bookmark that leads nowhere.
      () => {},
    );
  };
  return (
    <div className={styles.panel}>
      <Tree aria-label={words.outline} size="small" defaultOpenItems={entries.length === 1 ? ['0'] : []}>
        <Branch entries={entries} onOpen={open} />
      </Tree>
    </div>
  );
}

function Branch({ entries, onOpen }: { entries: readonly OutlineEntry[]; onOpen: (entry: OutlineEntry) => void }) {
  const styles = useStyles();
  return entries.map((entry) => (
    <TreeItem
      key={entry.id}
      value={entry.id}
      itemType={entry.children.length > 0 ? 'branch' : 'leaf'}
      onClick={(event) => {
        // A click on the arrow only expands the entry.
        if ((event.target as HTMLElement).closest('.fui-TreeItemLayout__expandIcon')) return;
        event.stopPropagation();
        onOpen(entry);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
        event.preventDefault();
        event.stopPropagation();
        onOpen(entry);
      }}
    >
      <TreeItemLayout className={styles.entry}>
        <span className={styles.title}>{entry.title}</span>
      </TreeItemLayout>
      {entry.children.length > 0 && (
        <Tree>
          <Branch entries={entry.children} onOpen={onOpen} />
        </Tree>
      )}
    </TreeItem>
  ));
}
