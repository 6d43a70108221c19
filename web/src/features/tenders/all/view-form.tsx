import { requiredText } from '@bidloom/contract/fields';
import { createView, updateView, type ViewQuery, type WorkspaceView } from '@bidloom/contract/workspace-views';
import { Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { z } from 'zod';
import { TextField } from '../../../components/fields.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { call } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { allTenderMessages } from '../../../lib/messages.tenders.ts';
import { messages } from '../../../lib/messages.ts';
import { selectUser } from '../../../lib/state/auth.slice.ts';
import { toastShown } from '../../../lib/state/toasts.slice.ts';
import { useOrganizationId } from '../../../lib/use-organization-id.ts';

const text = allTenderMessages.views;
const schema = z.object({ name: requiredText('name', 80), isShared: z.boolean() });

interface ViewFormProps {
  /** Null: a new one. */
  view: WorkspaceView | null;
  query: ViewQuery;
  onSaved: () => void;
  onClose: () => void;
}

/** Gives a view its name, and for administrators says whether everybody sees it. */
export function ViewForm({ view, query, onSaved, onClose }: ViewFormProps) {
  const dispatch = useDispatch();
  const organizationId = useOrganizationId();
  const isAdmin = useSelector(selectUser)?.role === 'ORGANIZATION_ADMIN';
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const save = async (values: z.output<typeof schema>) => {
    setSaving(true);
    setError(null);
    const body = { ...values, query };
    try {
      if (view) await call(updateView, { params: { organizationId, id: view.id }, body, failure: text.saveFailed });
      else await call(createView, { params: { organizationId }, body, failure: text.saveFailed });
      dispatch(toastShown({ intent: 'success', message: text.saved(values.name) }));
      onSaved();
      onClose();
    } catch (reason) {
      setError(messageOf(reason, text.saveFailed));
      setSaving(false);
    }
  };
  return (
    <FormDialog
      title={view ? text.rename : text.save}
      schema={schema}
      defaultValues={{ name: view?.name ?? '', isShared: view?.isShared ?? false }}
      saving={saving}
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
