import { makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from '../../lib/messages.ts';
import { documentTab } from './analysis-tabs.tsx';
import { SideButton } from './side-button.tsx';
import { Split } from './split.tsx';
import { type PanesLayout, useHiddenSides } from './use-panes-layout.ts';

const text = messages.workspace;

/** The documents, the result of an analysis, the open document and the chat. */
export type PaneId = 'documents' | 'result' | 'viewer' | 'chat';

/** Which of them is in front where they take turns: the tab's, or one at the side. */
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
  },
  tabs: { flexGrow: 1, minWidth: 0, overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'none' },
  list: { width: 'max-content' },
  panels: { position: 'relative', display: 'flex', flexGrow: 1, minHeight: 0 },
  panel: { position: 'absolute', inset: 0, minWidth: 0, backgroundColor: tokens.colorNeutralBackground1 },
  // Not `display: none`: what is scrolled has to stay where it is.
  behind: { visibility: 'hidden' },
});

interface TabName {
  id: string;
  label: string;
}

export interface WorkspacePanesProps {
  layout: PanesLayout;
  /** Makes a pane; `tabbed`: its tab says already what it is. */
  render: (pane: PaneId, tabbed: boolean) => ReactNode;
  /** The document's tab and those of the analyses. */
  tabs: readonly TabName[];
  tab: string;
  onTab: (tab: string) => void;
  /** Whether the document stands beside this tab's result where there is room. */
  beside: boolean;
  /** Whether there is a result to keep behind the document. */
  hasResult: boolean;
  front: Front;
  onFront: (front: Front) => void;
}

/**
 * Documents, the tabs' views and the chat beside each other. Where that is too tight, documents and views take turns
 * beside the chat; on narrow screens all take turns.
 */
export function WorkspacePanes(props: WorkspacePanesProps) {
  if (props.layout === 'tabs') return <TabbedPanes sides={['documents', 'chat']} {...props} />;
  return props.layout === 'two' ? <TwoPanes {...props} /> : <WidePanes {...props} />;
}

function WidePanes({ render, tabs, tab, onTab, beside }: WorkspacePanesProps) {
  const styles = useStyles();
  const isDocument = tab === documentTab;
  const { hidden, toggle } = useHiddenSides(isDocument ? 'document' : 'analysis');
  const views = (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <SideButton side="documents" shown={!hidden.includes('documents')} onToggle={() => toggle('documents')} />
        <Tabs tabs={tabs} selected={tab} onSelect={onTab} controls={() => 'panel-views'} />
        <SideButton side="chat" shown={!hidden.includes('chat')} onToggle={() => toggle('chat')} />
      </div>
      <div id="panel-views" role="tabpanel" aria-labelledby={`tab-${tab}`} className={styles.panels}>
        <Split
          id="workspace-views"
          hidden={isDocument ? ['result'] : beside ? [] : ['viewer']}
          parts={[
            { id: 'result', size: 50, least: 300, content: isDocument ? null : render('result', false) },
            {
              id: 'viewer',
              size: 50,
              least: 280,
              separator: messages.analysis.resizeResult,
              content: render('viewer', false),
            },
          ]}
        />
      </div>
    </div>
  );
  return (
    <Split
      id="workspace-panes"
      hidden={hidden}
      onHide={toggle}
      parts={[
        { id: 'documents', size: 23, least: 200, content: render('documents', false) },
        { id: 'views', size: 48, least: 280, separator: text.resizeDocuments, content: views },
        { id: 'chat', size: 29, least: 260, separator: text.resizeChat, content: render('chat', false) },
      ]}
    />
  );
}

function TwoPanes(props: WorkspacePanesProps) {
  return (
    <Split
      id="workspace-two-panes"
      hidden={[]}
      parts={[
        { id: 'views', size: 62, least: 320, content: <TabbedPanes sides={['documents']} {...props} /> },
        { id: 'chat', size: 38, least: 260, separator: text.resizeChat, content: props.render('chat', false) },
      ]}
    />
  );
}

interface TabbedPanesProps extends WorkspacePanesProps {
  /** The panes that take turns with the views. */
  sides: readonly ('documents' | 'chat')[];
}

/** All panes stay as they are while another is in front. */
function TabbedPanes({ sides, render, tabs, tab, onTab, hasResult, front, onFront }: TabbedPanesProps) {
  const styles = useStyles();
  const inFront = front !== 'tab' && sides.includes(front) ? front : 'tab';
  const selected = inFront === 'tab' ? tab : inFront;
  const pane: PaneId = inFront === 'tab' ? (tab === documentTab ? 'viewer' : 'result') : inFront;
  const paneOf = (id: string): PaneId =>
    id === documentTab ? 'viewer' : id === 'documents' || id === 'chat' ? id : 'result';
  const names = [
    ...(sides.includes('documents') ? [{ id: 'documents', label: messages.documents.title }] : []),
    ...tabs,
    ...(sides.includes('chat') ? [{ id: 'chat', label: messages.chat.title }] : []),
  ];
  const panes: PaneId[] = [...sides, 'viewer', ...(hasResult ? (['result'] as const) : [])];
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <Tabs
          tabs={names}
          selected={selected}
          controls={(id) => `panel-${paneOf(id)}`}
          onSelect={(id) => {
            const side = sides.find((other) => other === id);
            onFront(side ?? 'tab');
            if (!side) onTab(id);
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

interface TabsProps {
  tabs: readonly TabName[];
  selected: string;
  onSelect: (id: string) => void;
  /** The id of the element that a tab shows. */
  controls: (id: string) => string;
}

function Tabs({ tabs, selected, onSelect, controls }: TabsProps) {
  const styles = useStyles();
  const ref = useRef<HTMLDivElement>(null);
  // Where they do not all fit, the one in front must not be among those out of sight.
  useEffect(() => {
    const room = ref.current;
    const tab = room?.querySelector<HTMLElement>(`#tab-${selected}`);
    if (!room || !tab) return;
    const { left, right } = tab.getBoundingClientRect();
    const frame = room.getBoundingClientRect();
    if (left < frame.left) room.scrollLeft -= frame.left - left;
    if (right > frame.right) room.scrollLeft += right - frame.right;
  }, [selected]);
  return (
    <div ref={ref} className={styles.tabs}>
      <TabList
        className={styles.list}
        selectedValue={selected}
        aria-label={text.panes}
        onTabSelect={(_, { value }) => onSelect(String(value))}
      >
        {tabs.map(({ id, label }) => (
          <Tab key={id} id={`tab-${id}`} value={id} aria-controls={controls(id)}>
            {label}
          </Tab>
        ))}
      </TabList>
    </div>
  );
}
