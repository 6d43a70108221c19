import { Menu, MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../../lib/messages.ts';
import { newRunOf, startedTypes } from './run-url.ts';

const text = messages.runs;

/** Leads to the form that starts a run, of each kind that has one. */
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
