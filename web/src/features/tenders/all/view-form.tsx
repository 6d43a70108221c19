import { requiredText } from '@bidloom/contract/fields';
import { createView, updateView, type ViewQuery, type WorkspaceView } from '@bidloom/contract/workspace-views';
import { Switch } from '@fluentui/react-components';
import { useController } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { z } from 'zod';
import { TextField } from '../../../components/fields.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { allTenderMessages } from '../../../lib/messages.tenders.ts';
import { messages } from '../../../lib/messages.ts';
import { selectUser } from '../../../lib/state/auth.slice.ts';
import { useOrganizationId } from '../../../lib/use-organization-id.ts';
import { useSend } from '../../../lib/use-send.ts';

const text = allTenderMessages.views;
const schema = z.object({ name: requiredText('name', 80), isShared: z.boolean() });

interface ViewFormProps {
  /** Null: a new one. */
  view: WorkspaceView | null;
  query: ViewQuery;
  onSaved: () => void;
  onClose: () => void;
}

/** Sets the name of a view and, for administrators, whether it is shared with everybody. */
export function ViewForm({ view, query, onSaved, onClose }: ViewFormProps) {
  const organizationId = useOrganizationId();
  const isAdmin = useSelector(selectUser)?.role === 'ORGANIZATION_ADMIN';
  const { sending, error, send } = useSend();

  const save = async (values: z.output<typeof schema>) => {
    const input = { body: { ...values, query }, failure: text.saveFailed };
    const told = { done: text.saved(values.name) };
    const answer = view
      ? await send(updateView, { params: { organizationId, id: view.id }, ...input }, told)
      : await send(createView, { params: { organizationId }, ...input }, told);
    if (!answer) return;
    onSaved();
    onClose();
  };
  return (
    <FormDialog
      title={view ? text.rename : text.save}
      schema={schema}
      defaultValues={{ name: view?.name ?? '', isShared: view?.isShared ?? false }}
      saving={sending}
      error={error}
      submitLabel={messages.common.save}
      savingLabel={text.saving}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField name="name" label={text.name} required autoFocus />
      {isAdmin && <ShareField />}
    </FormDialog>
  );
}

function ShareField() {
  const { value, onChange, ...field } = useController({ name: 'isShared' }).field;
  return (
    <Switch {...field} checked={Boolean(value)} label={text.share} onChange={(_, { checked }) => onChange(checked)} />
  );
}
