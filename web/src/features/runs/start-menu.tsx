import { Menu, MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../../lib/messages.ts';
import { newRunOf, startedTypes } from './run-url.ts';

const text = messages.runs;

/** A menu with the forms that start runs. */
export function StartMenu() {
  const [, setQuery] = useSearchParams();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton appearance="primary">{text.start}</MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {startedTypes.map((type) => (
            <MenuItem key={type} onClick={() => setQuery(newRunOf(type))}>
              {text.types[type]}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
