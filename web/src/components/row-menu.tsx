import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';

/** Something that can be done with a row. */
export interface RowAction {
  id: string;
  label: string;
  icon?: ReactElement;
  onClick: () => void;
}

export function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={label} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.map(({ id, label: name, icon, onClick }) => (
            <MenuItem key={id} {...(icon ? { icon } : {})} onClick={onClick}>
              {name}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
