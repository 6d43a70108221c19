import type { User } from '@bidloom/contract/users';
import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useDispatch } from 'react-redux';
import { messages } from '../../lib/messages.ts';
import { usersChanged } from './users.sagas.ts';

const { users: text, roles, common } = messages;

interface UserBulkProps {
  chosen: readonly User[];
  /** The user's own id: users can neither deactivate themselves nor change their own role. */
  ownId: string | undefined;
  onDone: () => void;
}

/** The actions on several people at once; each button applies to those people for whom it is possible. */
export function UserBulk({ chosen: all, ownId, onDone }: UserBulkProps) {
  const dispatch = useDispatch();
  const chosen = all.filter(({ id }) => id !== ownId);
  const ids = chosen.map(({ id }) => id);
  const idsOf = (status: User['status']) => chosen.filter((person) => person.status === status).map(({ id }) => id);
  const change = (body: Parameters<typeof usersChanged>[0]) => {
    dispatch(usersChanged(body));
    onDone();
  };
  const button = (action: 'activate' | 'deactivate' | 'resend', label: string, fitting: string[]) =>
    fitting.length > 0 && (
      <Button size="small" onClick={() => change({ action, ids: fitting })}>
        {label}
      </Button>
    );
  return (
    <>
      {button('activate', common.activate, idsOf('inactive'))}
      {button('deactivate', common.deactivate, idsOf('active'))}
      {button('resend', text.resend, idsOf('invited'))}
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button size="small" disabled={ids.length === 0}>
            {text.role}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {(['ORGANIZATION_USER', 'ORGANIZATION_ADMIN'] as const).map((role) => (
              <MenuItem key={role} onClick={() => change({ action: 'role', ids, role })}>
                {roles[role]}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    </>
  );
}
