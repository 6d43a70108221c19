import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { messages } from '../../lib/messages.ts';
import { documentTab } from '../../lib/tenders.ts';
import { SkipLink } from '../layout/skip-link.tsx';
import { SideButton } from './side-button.tsx';
import { Split } from './split.tsx';
import { hasTab, type PaneId, type PlaceId, shownBy, turns } from './take-turns.ts';
import { usePaneFocus } from './use-pane-focus.ts';
import type { PanesLayout, Side } from './use-panes-layout.ts';
import { phone, type TabName, WorkspaceTabs } from './workspace-tabs.tsx';

const text = messages.workspace;

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
  panels: { display: 'flex', flexGrow: 1, minHeight: 0 },
  pane: {
    height: '100%',
    outlineStyle: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
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
  front: Front;
  onFront: (front: Front) => void;
}

const documentsName = { id: 'documents', label: messages.documents.title };
const chatName = { id: 'chat', label: messages.chat.title };

/**
 * Shows documents, the tabs' views and the chat beside each other. Where that is too narrow, either documents or views
 * are beside the chat; on narrow screens one pane is shown at a time. The tabs are above all panes, so that they do not
 * move when panes are shown or hidden. In every layout a pane is at the same place in the tree of elements: it keeps its
 * dialogs, inputs and scroll position when the window becomes narrow or wide.
 */
export function WorkspacePanes(props: WorkspacePanesProps) {
  const { layout, render, tabs, tab, onTab, beside, hidden, onToggle, front, onFront } = props;
  const styles = useStyles();
  const isDocument = tab === documentTab;
  const take = turns[layout];
  const stack = useRef<HTMLDivElement>(null);
  const focusChat = usePaneFocus(stack);
  const selected = front === 'tab' || layout === 'wide' || (front === 'chat' && !take.all) ? tab : front;
  const shown = shownBy(layout, selected);
  const pane = (id: PlaceId, content: ReactNode) => (
    <Pane id={id} tab={shown === id ? selected : undefined} isTabbed={hasTab(layout, id)}>
      {content}
    </Pane>
  );
  const isChatAway = take.all ? shown !== 'chat' : hidden.includes('chat');
  const skipLink = (
    <SkipLink
      target="panel-chat"
      onSkip={() => {
        if (isChatAway && take.all) onFront('chat');
        else if (isChatAway) onToggle('chat');
        focusChat();
      }}
    >
      {text.skipToChat}
    </SkipLink>
  );
  const views = (
    <Split
      id="workspace-views"
      turns={take.all}
      hidden={isDocument ? ['result'] : beside && !take.all ? [] : ['viewer']}
      parts={[
        { id: 'result', size: 50, least: 300, content: pane('result', render('result', take.documents)) },
        {
          ...{ id: 'viewer', size: 50, least: 280, separator: messages.analysis.resizeResult },
          content: pane('viewer', render('viewer', take.all || (take.documents && isDocument))),
        },
      ]}
    />
  );
  // The list has several stops for each document, and here the chat is neither beside it nor among the next stops.
  const documents = (
    <>
      {take.all && skipLink}
      {render('documents', take.documents)}
    </>
  );
  const isDocumentsAway = take.documents ? shown !== 'documents' : hidden.includes('documents');
  const work = (
    <Split
      id="workspace-documents"
      turns={take.documents}
      hidden={isDocumentsAway ? ['documents'] : take.documents ? ['views'] : []}
      parts={[
        {
          ...{ id: 'documents', size: 24, least: 200, onHide: () => onToggle('documents') },
          content: pane('documents', documents),
        },
        { id: 'views', size: 76, least: 280, separator: text.resizeDocuments, content: pane('views', views) },
      ]}
    />
  );
  return (
    <div ref={stack} className={styles.stack}>
      {skipLink}
      <div className={styles.bar}>
        {layout === 'wide' && (
          <SideButton side="documents" shown={!isDocumentsAway} onToggle={() => onToggle('documents')} />
        )}
        <WorkspaceTabs
          // Which of them have room is found when they are made.
          key={layout}
          tabs={[...(take.documents ? [documentsName] : []), ...tabs, ...(take.all ? [chatName] : [])]}
          selected={selected}
          pinned={take.all ? 'chat' : undefined}
          controls={(id) => `panel-${shownBy(layout, id)}`}
          onSelect={(id) => {
            if (id === 'documents' || id === 'chat') onFront(id);
            else onTab(id);
          }}
        />
        {!take.all && <SideButton side="chat" shown={!isChatAway} onToggle={() => onToggle('chat')} />}
      </div>
      <div className={styles.panels}>
        <Split
          id={`workspace-chat-${layout}`}
          turns={take.all}
          hidden={isChatAway ? ['chat'] : take.all ? ['work'] : []}
          parts={[
            { ...(take.documents ? { size: 70, least: 320 } : { size: 75, least: 480 }), id: 'work', content: work },
            {
              ...{ id: 'chat', size: take.documents ? 30 : 25, least: 260, separator: text.resizeChat },
              content: pane('chat', render('chat', take.all)),
              onHide: () => onToggle('chat'),
            },
          ]}
        />
      </div>
    </div>
  );
}

interface PaneProps {
  id: PlaceId;
  isTabbed: boolean;
  /** The tab that shows it now. */
  tab: string | undefined;
  children: ReactNode;
}

function Pane({ id, isTabbed, tab, children }: PaneProps) {
  const styles = useStyles();
  const panel = { role: 'tabpanel', 'aria-labelledby': tab && `tab-${tab}` };
  return (
    <div {...(isTabbed ? panel : {})} id={`panel-${id}`} data-pane={id} tabIndex={-1} className={styles.pane}>
      {children}
    </div>
  );
}
