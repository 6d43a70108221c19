import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react';
import { Group, type Layout, Panel, Separator, useGroupRef } from 'react-resizable-panels';

const useStyles = makeStyles({
  group: { flexGrow: 1, minHeight: 0 },
  // A hidden part keeps its full size: nothing in it moves when it is shown again. Its frame must not take the clicks of the shown one.
  turns: { position: 'relative', '& > [data-panel]': { position: 'absolute', inset: 0, pointerEvents: 'none' } },
  pane: { height: '100%', minHeight: 0, backgroundColor: tokens.colorNeutralBackground1, pointerEvents: 'auto' },
  // Hidden, but with its state: typed text and scroll positions.
  away: { visibility: 'hidden' },
  separator: {
    position: 'relative',
    width: '1px',
    backgroundColor: tokens.colorNeutralStroke2,
    outlineStyle: 'none',
    '::after': { content: '""', position: 'absolute', inset: '0 -3px', zIndex: 3, transitionDuration: '0.15s' },
    ':hover::after': { backgroundColor: tokens.colorNeutralStroke1Hover },
    ':focus-visible::after': { backgroundColor: tokens.colorStrokeFocus2 },
    '&[data-separator="active"]::after': { backgroundColor: tokens.colorBrandStroke1 },
  },
  gone: { display: 'none' },
});

/** One of several panes beside each other. */
export interface SplitPart {
  id: string;
  /** Its share of the width while all parts are shown, in percent. */
  size: number;
  /** The minimum width, in pixels. */
  least: number;
  /** The label of the separator before it, for screen readers. */
  separator?: string;
  content: ReactNode;
  /** Called when the user drags it to zero width; without this it returns to its minimum width. */
  onHide?: () => void;
}

interface SplitProps {
  /** The storage key of the widths. */
  id: string;
  parts: readonly SplitPart[];
  /** The ids of hidden parts. */
  hidden: readonly string[];
  /** Whether one part at a time has all of the room. */
  turns?: boolean;
}

/** Panes beside each other. Their widths are stored for each set of shown panes. */
export function Split({ id, parts, hidden, turns = false }: SplitProps) {
  const styles = useStyles();
  const group = useGroupRef();
  const isShown = (part: SplitPart | undefined) => part !== undefined && !hidden.includes(part.id);
  const key = `${id}:${parts
    .filter(isShown)
    .map((part) => part.id)
    .join(',')}`;
  const [initial] = useState(() => layoutOf(key, parts, hidden));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which parts are shown
  useLayoutEffect(() => {
    group.current?.setLayout(layoutOf(key, parts, hidden));
  }, [key]);

  return (
    <Group
      className={mergeClasses(styles.group, turns && styles.turns)}
      orientation="horizontal"
      groupRef={group}
      defaultLayout={initial}
      onLayoutChanged={(layout, { isUserInteraction }) => {
        if (!isUserInteraction) return;
        const pushed = parts.find((part) => isShown(part) && layout[part.id] === 0);
        if (pushed?.onHide) pushed.onHide();
        else if (pushed) group.current?.setLayout(layoutOf(key, parts, hidden));
        else localStorage.setItem(key, JSON.stringify(layout));
      }}
    >
      {parts.map((part, index) => (
        <Fragment key={part.id}>
          {index > 0 && <PartSeparator label={part.separator} shown={isShown(part) && isShown(parts[index - 1])} />}
          <Panel
            id={part.id}
            data-away={isShown(part) ? undefined : ''}
            className={mergeClasses(styles.pane, !isShown(part) && styles.away)}
            minSize={`${part.least}px`}
            // Always set: `setLayout` can hide only collapsible panels.
            collapsible
          >
            {part.content}
          </Panel>
        </Fragment>
      ))}
    </Group>
  );
}

/** It is created again when it is shown: a separator that was created while hidden never gets its position. */
function PartSeparator({ label, shown }: { label: string | undefined; shown: boolean }) {
  const styles = useStyles();
  return (
    <Separator
      key={String(shown)}
      className={mergeClasses(styles.separator, !shown && styles.gone)}
      aria-label={label}
    />
  );
}

/** The stored widths, else the default widths of the shown parts, in percent. */
function layoutOf(key: string, parts: readonly SplitPart[], hidden: readonly string[]): Layout {
  const known = readLayout(key);
  if (known && parts.every(({ id }) => typeof known[id] === 'number')) return known;
  const shown = parts.filter(({ id }) => !hidden.includes(id));
  const total = shown.reduce((sum, { size }) => sum + size, 0);
  return Object.fromEntries(parts.map(({ id, size }) => [id, hidden.includes(id) ? 0 : (size / total) * 100]));
}

/** Anyone can write into the storage, so an invalid layout is ignored. */
function readLayout(key: string): Layout | null {
  try {
    const layout: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof layout === 'object' ? (layout as Layout | null) : null;
  } catch {
    return null;
  }
}
