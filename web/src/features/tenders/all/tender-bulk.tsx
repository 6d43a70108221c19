import { isClosed, type WorkspaceStatus, waysOf } from '@bidloom/contract/workspace-statuses';
import type { Workspace } from '@bidloom/contract/workspaces';
import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { type ReactElement, useState } from 'react';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import { TextField } from '../../../components/fields.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { allTenderMessages } from '../../../lib/messages.tenders.ts';
import { messages } from '../../../lib/messages.ts';
import { useOrganizationId } from '../../../lib/use-organization-id.ts';
import { ClosingDialog } from '../moves/closing-dialog.tsx';
import { bulkAsked } from '../moves/tender-moves.ts';
import { localTime } from '../tender-form.tsx';
import { useOwners } from '../use-owners.ts';

const text = allTenderMessages.bulk;
const dueSchema = z.object({ dueAt: localTime });

/** A change from a button's form; the selection adds the tenders. */
type Change = Parameters<typeof bulkAsked>[0]['body'] extends infer Body
  ? Body extends { ids: string[] }
    ? Omit<Body, 'ids'>
    : never
  : never;

interface TenderBulkProps {
  chosen: readonly Workspace[];
  onDone: () => void;
}

/** The actions on several tenders at once. A status is offered if at least one of them can be moved to it. */
export function TenderBulk({ chosen, onDone }: TenderBulkProps) {
  const dispatch = useDispatch();
  const organizationId = useOrganizationId();
  const owners = useOwners();
  const [closing, setClosing] = useState<WorkspaceStatus | null>(null);
  const [dating, setDating] = useState(false);
  const ways = [...new Set(chosen.flatMap((tender) => waysOf(tender)))];
  const ids = chosen.map(({ id }) => id);
  const idsOf = (isActive: boolean) => chosen.filter((tender) => tender.isActive === isActive).map(({ id }) => id);
  const change = (what: Change, fitting = ids) => {
    const body = { ...what, ids: fitting } as Parameters<typeof bulkAsked>[0]['body'];
    dispatch(bulkAsked({ params: { organizationId }, body }));
    onDone();
  };
  const toggle = (action: 'activate' | 'deactivate', fitting: string[]) =>
    fitting.length > 0 && (
      <Button size="small" onClick={() => change({ action }, fitting)}>
        {messages.common[action]}
      </Button>
    );
  return (
    <>
      <BulkMenu label={text.move}>
        {ways.map((status) => (
          <MenuItem
            key={status}
            onClick={() => (isClosed(status) ? setClosing(status) : change({ action: 'move', status }))}
          >
            {messages.tenders.statuses[status]}
          </MenuItem>
        ))}
      </BulkMenu>
      <BulkMenu label={text.owner}>
        {[{ value: '', label: allTenderMessages.nobodyOwns }, ...owners].map(({ value, label }) => (
          <MenuItem key={value} onClick={() => change({ action: 'owner', ownerId: value || null })}>
            {label}
          </MenuItem>
        ))}
      </BulkMenu>
      <Button size="small" onClick={() => setDating(true)}>
        {text.due}
      </Button>
      {toggle('activate', idsOf(false))}
      {toggle('deactivate', idsOf(true))}
      {closing && (
        <ClosingDialog
          title={allTenderMessages.closing.many(chosen.length)}
          status={closing}
          ways={ways}
          onClosed={(said) => change({ action: 'move', ...said })}
          onCancel={() => setClosing(null)}
        />
      )}
      {dating && (
        <FormDialog
          title={text.dueTitle(chosen.length)}
          schema={dueSchema}
          defaultValues={{ dueAt: '' }}
          saving={false}
          error={null}
          submitLabel={messages.common.save}
          savingLabel={messages.common.saving}
          onSubmit={({ dueAt }) => change({ action: 'due', dueAt })}
          onClose={() => setDating(false)}
        >
          <TextField name="dueAt" label={text.due} type="datetime-local" autoFocus />
        </FormDialog>
      )}
    </>
  );
}

function BulkMenu({ label, children }: { label: string; children: ReactElement[] }) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" disabled={children.length === 0}>
          {label}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>{children}</MenuList>
      </MenuPopover>
    </Menu>
  );
}
