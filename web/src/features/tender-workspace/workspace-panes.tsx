import { makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { messages } from '../../lib/messages.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';

const text = messages.workspace;

/** Below this width the panes are tabs. */
const narrow = '(max-width: 999px)';

export const paneIds = ['documents', 'viewer', 'chat'] as const;
export type PaneId = (typeof paneIds)[number];

const titles: Record<PaneId, string> = {
  documents: messages.documents.title,
  viewer: messages.viewer.title,
  chat: messages.chat.title,
};

const useStyles = makeStyles({
  group: { flexGrow: 1, minHeight: 0, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
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
  panes: Record<PaneId, ReactNode>;
  /** The pane in front where there is room for one. */
  active: PaneId;
  onActive: (pane: PaneId) => void;
}

/** Documents, viewer and chat beside each other, as wide as they were left; on narrow screens as tabs. */
export function WorkspacePanes(props: WorkspacePanesProps) {
  return useMediaQuery(narrow) ? <TabbedPanes {...props} /> : <ResizablePanes panes={props.panes} />;
}

function ResizablePanes({ panes }: Pick<WorkspacePanesProps, 'panes'>) {
  const styles = useStyles();
  const layout = useDefaultLayout({ id: 'workspace-panes', panelIds: [...paneIds], storage: localStorage });
  return (
    <Group {...layout} className={styles.group} orientation="horizontal">
      <Panel id="documents" className={styles.pane} defaultSize="24" minSize="180px">
        {panes.documents}
      </Panel>
      <Separator className={styles.separator} aria-label={text.resizeDocuments} />
      <Panel id="viewer" className={styles.pane} minSize="260px">
        {panes.viewer}
      </Panel>
      <Separator className={styles.separator} aria-label={text.resizeChat} />
      <Panel id="chat" className={styles.pane} defaultSize="30" minSize="240px">
        {panes.chat}
      </Panel>
    </Group>
  );
}

/** All panes stay as they are while another is in front. */
function TabbedPanes({ panes, active, onActive }: WorkspacePanesProps) {
  const styles = useStyles();
  return (
    <>
      <TabList
        className={styles.tabs}
        selectedValue={active}
        aria-label={text.panes}
        onTabSelect={(_, { value }) => onActive(value as PaneId)}
      >
        {paneIds.map((id) => (
          <Tab key={id} id={`tab-${id}`} value={id} aria-controls={`panel-${id}`}>
            {titles[id]}
          </Tab>
        ))}
      </TabList>
      {paneIds.map((id) => (
        <div
          key={id}
          id={`panel-${id}`}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          className={mergeClasses(styles.tabPanel, id !== active && styles.hidden)}
        >
          {panes[id]}
        </div>
      ))}
    </>
  );
}
