import type { Run } from '@bidloom/contract/runs';
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
import { ArrowSwap20Regular, Delete20Regular, MoreHorizontal20Regular, Rename20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ClampedName } from '../../components/clamped-name.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { resultMessages } from '../../lib/messages.results.ts';
import { messages } from '../../lib/messages.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { detailsOf } from './run-details.ts';
import { comparableTypes, useComparedRun, useShowRun } from './run-url.ts';
import { type RunsState, removalRequested, selectRunsOf } from './runs.slice.ts';

const text = messages.runs;

/** The other runs of the same type, and the action to delete this one. */
export function RunMenu({ run }: { run: Run }) {
  const dispatch = useDispatch();
  const show = useShowRun();
  const runs = useSelector((state: { runs: RunsState }) => selectRunsOf(state, run.requestType));
  const [removing, setRemoving] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const [, compare] = useComparedRun();
  // The previous run, if there is one.
  const others = [...runs.filter(({ id }) => id < run.id), ...runs.filter(({ id }) => id > run.id)];
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
                  {runs.map((one) => (
                    <MenuItemRadio key={one.id} name="run" value={one.id}>
                      <ClampedName
                        text={[
                          resultMessages.runOption(one.name, formatDateTime(one.createdAt)),
                          ...detailsOf(one),
                          text.statuses[one.status],
                        ].join(' · ')}
                        lines={2}
                      />
                    </MenuItemRadio>
                  ))}
                </MenuGroup>
                <MenuDivider />
              </>
            )}
            <MenuItem icon={<Rename20Regular />} onClick={() => setRenaming(true)}>
              {resultMessages.rename}
            </MenuItem>
            {comparableTypes.includes(run.requestType) && (
              <MenuItem
                icon={<ArrowSwap20Regular />}
                disabled={others.length === 0}
                onClick={() => compare(others[0]?.id ?? null)}
              >
                {resultMessages.compare}
              </MenuItem>
            )}
            <MenuItem icon={<Delete20Regular />} onClick={() => setRemoving(true)}>
              {messages.common.delete}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {renaming && <RenameDialog run={run} onClose={() => setRenaming(false)} />}
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
