import type { DocumentRequest } from '@bidloom/contract/document-requests';
import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { Delete20Regular, MoreHorizontal20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { messages } from '../../../lib/messages.ts';
import { type DocumentRequestsState, removalRequested, selectRunsOf } from './document-requests.slice.ts';
import { useShowRun } from './run-url.ts';

const text = messages.requests;

/** The other runs of the same type, and the way to be rid of this one. */
export function RunMenu({ run }: { run: DocumentRequest }) {
  const dispatch = useDispatch();
  const show = useShowRun();
  const runs = useSelector((state: { documentRequests: DocumentRequestsState }) =>
    selectRunsOf(state, run.requestType),
  );
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <Menu
        checkedValues={{ run: [run.id] }}
        onCheckedValueChange={(_, { checkedItems }) => show(checkedItems[0] ?? null)}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button size="small" appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={text.more} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {runs.length > 0 && (
              <>
                <MenuGroup>
                  <MenuGroupHeader>{text.earlier}</MenuGroupHeader>
                  {runs.map(({ id, createdAt, status }) => (
                    <MenuItemRadio key={id} name="run" value={id}>
                      {text.runOf(formatDateTime(createdAt), text.statuses[status])}
                    </MenuItemRadio>
                  ))}
                </MenuGroup>
                <MenuDivider />
              </>
            )}
            <MenuItem icon={<Delete20Regular />} onClick={() => setRemoving(true)}>
              {messages.common.delete}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {removing && (
        <ConfirmDialog
          title={text.removeTitle}
          text={text.removeText}
          confirmLabel={messages.common.delete}
          onCancel={() => setRemoving(false)}
          onConfirm={() => {
            setRemoving(false);
            dispatch(removalRequested({ workspaceId: run.workspaceId, id: run.id }));
            show(null);
          }}
        />
      )}
    </>
  );
}
