import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';

/** An action on a row. */
export interface RowAction {
  id: string;
  label: string;
  icon?: ReactElement;
  /** Not possible now; the label says why. */
  disabled?: boolean;
  onClick: () => void;
}

interface RowMenuProps {
  label: string;
  actions: readonly RowAction[];
  /** Whether Tab leads to it; else the list has arrow keys. */
  isTabStop?: boolean;
}

export function RowMenu({ label, actions, isTabStop = true }: RowMenuProps) {
  if (actions.length === 0) return null;
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={label}
          {...(isTabStop ? {} : { tabIndex: -1 })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.map(({ id, label: name, icon, disabled = false, onClick }) => (
            <MenuItem key={id} {...(icon ? { icon } : {})} disabled={disabled} onClick={onClick}>
              {name}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
