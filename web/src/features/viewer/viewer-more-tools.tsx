import {
  Button,
  Menu,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  useOverflowMenu,
  useOverflowVisibility,
} from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';
import type { ViewerTool } from './viewer-tool.ts';

/** Tools that are in the bar or in the menu together, and their id in the bar. */
interface BarPart {
  id: string;
  tools: readonly ViewerTool[];
}

interface MoreToolsProps {
  parts: readonly BarPart[];
  /** The tools that are always in the menu. */
  always: readonly ViewerTool[];
}

/** A menu with the tools without room, and those that are always in the menu. */
export function MoreTools({ parts, always }: MoreToolsProps) {
  const { ref, isOverflowing } = useOverflowMenu<HTMLButtonElement>();
  const { itemVisibility } = useOverflowVisibility();
  if (!isOverflowing && always.length === 0) return null;
  const withoutRoom = parts.filter(({ id }) => itemVisibility[id] === false).flatMap(({ tools }) => tools);
  // What does nothing now, such as the way to the page before the first one, would only make the menu longer.
  const listed = [...withoutRoom, ...always].filter(({ disabled }) => !disabled);
  const checked = listed.flatMap(({ id, checked: isOn }) => (isOn ? [id] : []));
  const hasChecked = checked.length > 0;
  return (
    <Menu checkedValues={{ tools: checked }}>
      <MenuTrigger disableButtonEnhancement>
        <Button
          ref={ref}
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={messages.viewerTools.more}
        />
      </MenuTrigger>
      <MenuPopover>
        {/* All begin at the same place; without a checked one, there is no column for marks. */}
        <MenuList hasCheckmarks={hasChecked}>
          {listed.map((tool) => (
            <ToolItem key={tool.id} tool={tool} hasMark={hasChecked} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

interface ToolItemProps {
  tool: ViewerTool;
  /** Whether the menu has a column for marks. */
  hasMark: boolean;
}

function ToolItem({ tool: { id, label, icon, onClick, checked }, hasMark }: ToolItemProps) {
  const common = { icon, onClick };
  if (checked === undefined) return <MenuItem {...common}>{label}</MenuItem>;
  return (
    // It would stay open over what it has shown.
    <MenuItemCheckbox {...common} name="tools" value={id} persistOnClick={false} {...(!hasMark && { checkmark: null })}>
      {label}
    </MenuItemCheckbox>
  );
}
