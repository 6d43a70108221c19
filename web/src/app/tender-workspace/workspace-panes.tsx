import { makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { messages } from '../../lib/messages.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRoom } from '../../lib/use-room.ts';

const text = messages.workspace;

/** Below this width of the window the panes are tabs. */
const narrow = '(max-width: 999px)';
/** Below this width of their own room, in pixels, three panes are too many. */
const tight = 900;

const paneIds = ['documents', 'viewer', 'chat'] as const;
export type PaneId = (typeof paneIds)[number];

/** Those that take turns beside the chat. */
const pageIds: readonly PaneId[] = ['documents', 'viewer'];

const titles: Record<PaneId, string> = {
  documents: messages.documents.title,
  viewer: messages.viewer.title,
  chat: messages.chat.title,
};

const useStyles = makeStyles({
  room: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    minWidth: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  group: { flexGrow: 1, minHeight: 0 },
  stack: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  pane: { height: '100%', minHeight: 0, backgroundColor: tokens.colorNeutralBackground1 },
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
  tabs: { flexShrink: 0, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  tabPanel: { flexGrow: 1, minHeight: 0, backgroundColor: tokens.colorNeutralBackground1 },
  hidden: { display: 'none' },
});

interface WorkspacePanesProps {
  /** Makes a pane; `tabbed`: its tab says already what it is. */
  render: (pane: PaneId, tabbed: boolean) => ReactNode;
  /** The pane in front where there is no room for all. */
  active: PaneId;
  onActive: (pane: PaneId) => void;
}

/**
 * Documents, viewer and chat beside each other, as wide as they were left. Where that is too tight, documents and viewer
 * take turns beside the chat; on narrow screens all three take turns.
 */
export function WorkspacePanes(props: WorkspacePanesProps) {
  const styles = useStyles();
  const ref = useRef<HTMLDivElement>(null);
  const { width } = useRoom(ref);
  const isNarrow = useMediaQuery(narrow);
  const isTight = width > 0 && width < tight;
  return (
    <div ref={ref} className={styles.room}>
      {isNarrow ? (
        <TabbedPanes ids={paneIds} {...props} />
      ) : isTight ? (
        <TwoPanes {...props} />
      ) : (
        <ThreePanes {...props} />
      )}
    </div>
  );
}

function ThreePanes({ render }: WorkspacePanesProps) {
  const styles = useStyles();
  const layout = useDefaultLayout({ id: 'workspace-panes', panelIds: [...paneIds], storage: localStorage });
  return (
    <Group {...layout} className={styles.group} orientation="horizontal">
      <Panel id="documents" className={styles.pane} defaultSize="23" minSize="200px">
        {render('documents', false)}
      </Panel>
      <Separator className={styles.separator} aria-label={text.resizeDocuments} />
      <Panel id="viewer" className={styles.pane} minSize="280px">
        {render('viewer', false)}
      </Panel>
      <Separator className={styles.separator} aria-label={text.resizeChat} />
      <Panel id="chat" className={styles.pane} defaultSize="29" minSize="260px">
        {render('chat', false)}
      </Panel>
    </Group>
  );
}

function TwoPanes(props: WorkspacePanesProps) {
  const styles = useStyles();
  const panelIds = ['pages', 'chat'];
  const layout = useDefaultLayout({ id: 'workspace-two-panes', panelIds, storage: localStorage });
  return (
    <Group {...layout} className={styles.group} orientation="horizontal">
      <Panel id="pages" className={styles.pane} minSize="320px">
        <div className={styles.stack}>
          <TabbedPanes ids={pageIds} {...props} />
        </div>
      </Panel>
      <Separator className={styles.separator} aria-label={text.resizeChat} />
      <Panel id="chat" className={styles.pane} defaultSize="38" minSize="260px">
        {props.render('chat', false)}
      </Panel>
    </Group>
  );
}

/** All panes stay as they are while another is in front. */
function TabbedPanes({ ids, render, active, onActive }: WorkspacePanesProps & { ids: readonly PaneId[] }) {
  const styles = useStyles();
  const front = ids.includes(active) ? active : 'viewer';
  return (
    <>
      <TabList
        className={styles.tabs}
        selectedValue={front}
        aria-label={text.panes}
        onTabSelect={(_, { value }) => onActive(value as PaneId)}
      >
        {ids.map((id) => (
          <Tab key={id} id={`tab-${id}`} value={id} aria-controls={`panel-${id}`}>
            {titles[id]}
          </Tab>
        ))}
      </TabList>
      {ids.map((id) => (
        <div
          key={id}
          id={`panel-${id}`}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          className={mergeClasses(styles.tabPanel, id !== front && styles.hidden)}
        >
          {render(id, true)}
        </div>
      ))}
    </>
  );
}
