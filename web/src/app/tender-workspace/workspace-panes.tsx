import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { messages } from '../../lib/messages.ts';
import { documentTab } from './analysis-tabs.tsx';
import { SideButton } from './side-button.tsx';
import { Split, type SplitPart } from './split.tsx';
import type { PanesLayout, Side } from './use-panes-layout.ts';
import { phone, type TabName, WorkspaceTabs } from './workspace-tabs.tsx';

const text = messages.workspace;

/** The documents, the result of an analysis, the open document and the chat. */
export type PaneId = 'documents' | 'result' | 'viewer' | 'chat';

/** Which pane is in front where only one fits: the tab's, or one at the side. */
export type Front = 'documents' | 'tab' | 'chat';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  bar: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    height: '44px',
    paddingInline: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    // On a phone the page needs all the room.
    [`@media ${phone}`]: { height: '36px' },
  },
  panels: { position: 'relative', display: 'flex', flexGrow: 1, minHeight: 0 },
  panel: { position: 'absolute', inset: 0, minWidth: 0, backgroundColor: tokens.colorNeutralBackground1 },
  full: { height: '100%' },
  room: { position: 'relative', height: '100%' },
  filled: { display: 'flex' },
  whole: { flexGrow: 1, minWidth: 0, minHeight: 0 },
  // Not `display: none`, which would lose the scroll positions.
  behind: { visibility: 'hidden' },
});

export interface WorkspacePanesProps {
  layout: PanesLayout;
  /** Makes a pane. `tabbed`: its tab already shows its title. */
  render: (pane: PaneId, tabbed: boolean) => ReactNode;
  /** The document's tab and those of the analyses. */
  tabs: readonly TabName[];
  tab: string;
  onTab: (tab: string) => void;
  /** Whether the document is shown beside this tab's result. */
  beside: boolean;
  /** The side panes that are hidden, where they could be shown beside the tab. */
  hidden: readonly Side[];
  onToggle: (side: Side) => void;
  /** Whether there is a result to keep behind the document. */
  hasResult: boolean;
  front: Front;
  onFront: (front: Front) => void;
}

/**
 * Shows documents, the tabs' views and the chat beside each other. Where that is too narrow, either documents or views
 * are beside the chat; on narrow screens one pane is shown at a time. The tabs are above all panes, so that they do not
 * move when panes are shown or hidden.
 */
export function WorkspacePanes(props: WorkspacePanesProps) {
  if (props.layout === 'tabs') return <TabbedPanes {...props} />;
  return props.layout === 'two' ? <TwoPanes {...props} /> : <WidePanes {...props} />;
}

function WidePanes({ render, tabs, tab, onTab, beside, hidden, onToggle }: WorkspacePanesProps) {
  const styles = useStyles();
  const isDocument = tab === documentTab;
  const views = (
    <div
      id="panel-views"
      role="tabpanel"
      aria-labelledby={`tab-${tab}`}
      className={mergeClasses(styles.panels, styles.full)}
    >
      <Views
        hidden={isDocument ? ['result'] : beside ? [] : ['viewer']}
        result={isDocument ? null : render('result', false)}
        viewer={render('viewer', false)}
      />
    </div>
  );
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <SideButton side="documents" shown={!hidden.includes('documents')} onToggle={() => onToggle('documents')} />
        <WorkspaceTabs tabs={tabs} selected={tab} onSelect={onTab} controls={() => 'panel-views'} />
        <SideButton side="chat" shown={!hidden.includes('chat')} onToggle={() => onToggle('chat')} />
      </div>
      <div className={styles.panels}>
        <Split
          id="workspace-panes"
          hidden={hidden}
          parts={[
            {
              id: 'documents',
              size: 18,
              least: 200,
              content: render('documents', false),
              onHide: () => onToggle('documents'),
            },
            { id: 'views', size: 57, least: 280, separator: text.resizeDocuments, content: views },
            chatPart(25, render('chat', false), () => onToggle('chat')),
          ]}
        />
      </div>
    </div>
  );
}

function TwoPanes(props: WorkspacePanesProps) {
  const { render, tabs, tab, onTab, beside, hidden, onToggle, hasResult, front, onFront } = props;
  const styles = useStyles();
  const isDocument = tab === documentTab;
  const pane = front === 'documents' ? 'documents' : 'views';
  const select = (id: string) => {
    if (id === 'documents') onFront(id);
    else onTab(id);
  };
  const selected = pane === 'documents' ? pane : tab;
  const panel = (id: typeof pane, content: ReactNode) => (
    <div
      id={`panel-${id}`}
      role="tabpanel"
      aria-labelledby={id === pane ? `tab-${selected}` : undefined}
      className={mergeClasses(styles.panel, styles.filled, id !== pane && styles.behind)}
    >
      {content}
    </div>
  );
  const views = (
    <div className={styles.room}>
      {panel('documents', <div className={styles.whole}>{render('documents', true)}</div>)}
      {panel(
        'views',
        <Views
          hidden={isDocument ? ['result'] : beside ? [] : ['viewer']}
          result={hasResult ? render('result', true) : null}
          viewer={render('viewer', isDocument)}
        />,
      )}
    </div>
  );
  const names = [documentsName, ...tabs];
  const isChatHidden = hidden.includes('chat');
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <WorkspaceTabs tabs={names} selected={selected} onSelect={select} controls={(id) => `panel-${panelOf(id)}`} />
        <SideButton side="chat" shown={!isChatHidden} onToggle={() => onToggle('chat')} />
      </div>
      <div className={styles.panels}>
        <Split
          id="workspace-two-panes"
          hidden={isChatHidden ? ['chat'] : []}
          parts={[
            { id: 'views', size: 70, least: 320, content: views },
            chatPart(30, render('chat', false), () => onToggle('chat')),
          ]}
        />
      </div>
    </div>
  );
}

const documentsName = { id: 'documents', label: messages.documents.title };
const panelOf = (tab: string) => (tab === 'documents' ? 'documents' : 'views');

const chatPart = (size: number, content: ReactNode, onHide: () => void): SplitPart => ({
  id: 'chat',
  size,
  least: 260,
  separator: text.resizeChat,
  content,
  onHide,
});

interface ViewsProps {
  hidden: readonly ('result' | 'viewer')[];
  result: ReactNode;
  viewer: ReactNode;
}

/** The result of an analysis and the document beside each other, or one of them. */
function Views({ hidden, result, viewer }: ViewsProps) {
  return (
    <Split
      id="workspace-views"
      hidden={hidden}
      parts={[
        { id: 'result', size: 50, least: 300, content: result },
        { id: 'viewer', size: 50, least: 280, separator: messages.analysis.resizeResult, content: viewer },
      ]}
    />
  );
}

/** One pane at a time. The others keep their state while they are hidden. */
function TabbedPanes({ render, tabs, tab, onTab, hasResult, front, onFront }: WorkspacePanesProps) {
  const styles = useStyles();
  const selected = front === 'tab' ? tab : front;
  const paneOf = (id: string): PaneId =>
    id === documentTab ? 'viewer' : id === 'documents' || id === 'chat' ? id : 'result';
  const pane = paneOf(selected);
  const panes: PaneId[] = ['documents', 'chat', 'viewer', ...(hasResult ? (['result'] as const) : [])];
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <WorkspaceTabs
          tabs={[documentsName, ...tabs, { id: 'chat', label: messages.chat.title }]}
          selected={selected}
          pinned="chat"
          controls={(id) => `panel-${paneOf(id)}`}
          onSelect={(id) => {
            if (id === 'documents' || id === 'chat') onFront(id);
            else onTab(id);
          }}
        />
      </div>
      <div className={styles.panels}>
        {panes.map((id) => (
          <div
            key={id}
            id={`panel-${id}`}
            role="tabpanel"
            aria-labelledby={id === pane ? `tab-${selected}` : undefined}
            className={mergeClasses(styles.panel, id !== pane && styles.behind)}
          >
            {render(id, true)}
          </div>
        ))}
      </div>
    </div>
  );
}
