import {
  makeStyles,
  mergeClasses,
  Text,
  Tree,
  TreeItem,
  TreeItemLayout,
  type TreeItemValue,
  tokens,
} from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../lib/messages.ts';
import type { PdfDocument } from '../pdf-engine.ts';
import { entriesAt, type OutlineEntry, type OutlinePlace, placeOf, readOutline } from './read-outline.ts';

const words = messages.viewerTools;

const useStyles = makeStyles({
  panel: { flexGrow: 1, minHeight: 0, overflow: 'auto', padding: '4px' },
  hint: { display: 'block', padding: '12px', color: tokens.colorNeutralForeground2 },
  entry: { alignItems: 'flex-start', paddingBlock: '4px', minHeight: '28px', cursor: 'pointer' },
  title: { overflowWrap: 'anywhere', whiteSpace: 'normal' },
  current: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForegroundLink },
});

interface OutlinePanelProps {
  pdf: PdfDocument | null;
  /** The page that is read, 1-based. */
  page: number;
  onPlace: (place: OutlinePlace) => void;
}

/** The bookmarks of a PDF as a tree, by pointer and keyboard; open where the page is that is read. */
export function OutlinePanel({ pdf, page, onPlace }: OutlinePanelProps) {
  const styles = useStyles();
  const [entries, setEntries] = useState<readonly OutlineEntry[] | 'failed' | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<TreeItemValue>>(new Set());
  const current = useCurrent(pdf, entries, page);
  const panel = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  useEffect(() => {
    setEntries(null);
    setOpened(new Set());
    isShown.current = false;
    if (!pdf) return;
    let wanted = true;
    readOutline(pdf).then(
      (found) => {
        if (!wanted) return;
        setEntries(found);
        if (found.length === 1) setOpened(new Set(['0']));
      },
      () => wanted && setEntries('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [pdf]);

  // Once: later, who reads it opens and closes its entries.
  useEffect(() => {
    if (current === null || isShown.current || !Array.isArray(entries)) return;
    isShown.current = true;
    // What was opened by hand meanwhile stays open.
    setOpened((before) => new Set([...before, ...current.slice(0, -1).map(({ id }) => id)]));
    requestAnimationFrame(() => panel.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }));
  }, [current, entries]);

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
    <div ref={panel} className={styles.panel}>
      <Tree
        aria-label={words.outline}
        size="small"
        openItems={opened}
        onOpenChange={(_, { openItems }) => setOpened(openItems)}
      >
        <Branch entries={entries} current={current?.at(-1)?.id} onOpen={open} />
      </Tree>
    </div>
  );
}

/** Milliseconds that a page must be shown before its bookmark is marked. */
const settledAfter = 200;

/** The bookmarks that a page is under, outermost first; null until they are known. */
function useCurrent(pdf: PdfDocument | null, entries: readonly OutlineEntry[] | 'failed' | null, page: number) {
  const [current, setCurrent] = useState<readonly OutlineEntry[] | null>(null);
  useEffect(() => {
    if (!pdf || !Array.isArray(entries)) return setCurrent(null);
    let wanted = true;
    const timer = setTimeout(() => {
      entriesAt(pdf, entries, page).then((found) => wanted && setCurrent(found));
    }, settledAfter);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [pdf, entries, page]);
  return current;
}

interface BranchProps {
  entries: readonly OutlineEntry[];
  /** The innermost bookmark that the page is under. */
  current: string | undefined;
  onOpen: (entry: OutlineEntry) => void;
}

function Branch({ entries, current, onOpen }: BranchProps) {
  const styles = useStyles();
  return entries.map((entry) => (
    <TreeItem
      key={entry.id}
      value={entry.id}
      aria-current={entry.id === current ? 'location' : undefined}
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
        <span className={mergeClasses(styles.title, entry.id === current && styles.current)}>{entry.title}</span>
      </TreeItemLayout>
      {entry.children.length > 0 && (
        <Tree>
          <Branch entries={entry.children} current={current} onOpen={onOpen} />
        </Tree>
      )}
    </TreeItem>
  ));
}
