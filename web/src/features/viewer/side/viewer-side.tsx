import { Button, makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { type ReactNode, useId } from 'react';
import { messages } from '../../../lib/messages.ts';

const words = messages.viewerTools;

/** The tabs of the panel beside the pages. */
export type SideTab = 'thumbnails' | 'outline' | 'hits';

const useStyles = makeStyles({
  side: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '232px',
    minHeight: 0,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  // Where there is no room beside the pages, the panel covers them.
  over: { position: 'absolute', inset: 0, zIndex: 4, width: '100%', borderRight: 'none' },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  panel: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
});

interface ViewerSideProps {
  tab: SideTab;
  /** The tabs that are available for this document. */
  tabs: readonly SideTab[];
  isOver: boolean;
  onTab: (tab: SideTab) => void;
  onClose: () => void;
  children: ReactNode;
}

const labels: Record<SideTab, string> = { thumbnails: words.thumbnails, outline: words.outline, hits: words.hitsTab };

/** The panel beside the pages, with other ways to navigate a document. */
export function ViewerSide({ tab, tabs, isOver, onTab, onClose, children }: ViewerSideProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <aside
      className={mergeClasses(styles.side, isOver && styles.over)}
      aria-label={words.side}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.head}>
        <TabList
          size="small"
          selectedValue={tab}
          aria-label={words.sideTabs}
          onTabSelect={(_, { value }) => onTab(value as SideTab)}
        >
          {tabs.map((each) => (
            <Tab key={each} id={`${id}-${each}`} value={each} aria-controls={`${id}-panel`}>
              {labels[each]}
            </Tab>
          ))}
        </TabList>
        <Button
          appearance="subtle"
          size="small"
          icon={<Dismiss20Regular />}
          aria-label={words.closeSide}
          onClick={onClose}
        />
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {children}
      </div>
    </aside>
  );
}
