import {
  Button,
  Menu,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  useIsOverflowItemVisible,
  useOverflowMenu,
} from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';
import type { ViewerTool } from './viewer-tool.ts';

/** A menu with the tools without room, and those that are always in the menu. */
export function MoreTools({ tools }: { tools: readonly ViewerTool[] }) {
  const { ref, isOverflowing } = useOverflowMenu<HTMLButtonElement>();
  if (!isOverflowing && !tools.some(({ inMenu }) => inMenu)) return null;
  const checked = tools.flatMap(({ id, checked: isOn }) => (isOn ? [id] : []));
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
        {/* So that all begin at the same place, beside those that can be checked. */}
        <MenuList hasCheckmarks={tools.some(({ checked: isOn }) => isOn !== undefined)}>
          {tools.map((tool) => (
            <ToolItem key={tool.id} tool={tool} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function ToolItem({ tool: { id, label, icon, onClick, checked, disabled = false, inMenu } }: { tool: ViewerTool }) {
  const isVisible = useIsOverflowItemVisible(id);
  // What does nothing now, such as the way to the page before the first one, would only make the menu longer.
  if ((isVisible && !inMenu) || disabled) return null;
  const common = { icon, onClick };
  if (checked === undefined) return <MenuItem {...common}>{label}</MenuItem>;
  return (
    // It would stay open over what it has shown.
    <MenuItemCheckbox {...common} name="tools" value={id} persistOnClick={false}>
      {label}
    </MenuItemCheckbox>
  );
}
