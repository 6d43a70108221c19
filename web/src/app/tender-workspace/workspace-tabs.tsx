import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Overflow,
  OverflowItem,
  Tab,
  TabList,
  useIsOverflowItemVisible,
  useOverflowMenu,
} from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons';
import { lowWindow } from '../../lib/low-window.ts';
import { messages } from '../../lib/messages.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';

const text = messages.workspace;

/** Up to this width or height the tabs are lower. */
export const phone = `(max-width: 700px), ${lowWindow}`;

const useStyles = makeStyles({
  room: { display: 'flex', alignItems: 'center', flexGrow: 1, minWidth: 0, overflow: 'hidden' },
  more: { flexShrink: 0, minWidth: 'auto', paddingInline: '8px', fontWeight: 'inherit', whiteSpace: 'nowrap' },
});

export interface TabName {
  id: string;
  label: string;
}

interface WorkspaceTabsProps {
  tabs: readonly TabName[];
  selected: string;
  /** A tab that stays visible as long as there is room for more than the selected one. */
  pinned?: string | undefined;
  onSelect: (id: string) => void;
  /** The id of the element that a tab shows. */
  controls: (id: string) => string;
}

/** The tabs of the workspace. Tabs without room are in a menu at the end. */
export function WorkspaceTabs({ tabs, selected, pinned, onSelect, controls }: WorkspaceTabsProps) {
  const styles = useStyles();
  const isPhone = useMediaQuery(phone);
  const priorityOf = (id: string) => (id === selected ? 2 : id === pinned ? 1 : 0);
  return (
    <Overflow minimumVisible={1} padding={4}>
      <div className={styles.room}>
        <TabList
          size={isPhone ? 'small' : 'medium'}
          selectedValue={selected}
          aria-label={text.panes}
          onTabSelect={(_, { value }) => onSelect(String(value))}
        >
          {tabs.map(({ id, label }) => (
            <OverflowItem key={id} id={id} priority={priorityOf(id)}>
              <Tab id={`tab-${id}`} value={id} aria-controls={controls(id)}>
                {label}
              </Tab>
            </OverflowItem>
          ))}
        </TabList>
        {/* Beside the list, not in it: a `tablist` may contain tabs only. */}
        <MoreTabs tabs={tabs} onSelect={onSelect} />
      </div>
    </Overflow>
  );
}

function MoreTabs({ tabs, onSelect }: Pick<WorkspaceTabsProps, 'tabs' | 'onSelect'>) {
  const styles = useStyles();
  const { ref, isOverflowing, overflowCount } = useOverflowMenu<HTMLButtonElement>();
  if (!isOverflowing) return null;
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          ref={ref}
          className={styles.more}
          appearance="subtle"
          icon={<ChevronDown16Regular />}
          iconPosition="after"
        >
          {text.moreTabs(overflowCount)}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {tabs.map((tab) => (
            <HiddenTab key={tab.id} tab={tab} onSelect={onSelect} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function HiddenTab({ tab, onSelect }: { tab: TabName; onSelect: (id: string) => void }) {
  const isVisible = useIsOverflowItemVisible(tab.id);
  return isVisible ? null : <MenuItem onClick={() => onSelect(tab.id)}>{tab.label}</MenuItem>;
}
