import { type Category, categoryBody, createCategory, updateCategory } from '@bidloom/contract/categories';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { TextAreaField, TextField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';

const { categoryPane: text, categories: words, common } = messages;

interface CategoryDialogProps {
  /** Null: a new one. */
  category: Category | null;
  onSaved: (category: Category) => void;
  onClose: () => void;
}

/** Makes a category, or gives one another name. */
export function CategoryDialog({ category, onSaved, onClose }: CategoryDialogProps) {
  const dispatch = useDispatch();
  const organizationId = useOrganizationId();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const submit = async (body: { name: string; description: string | null; isActive?: boolean | undefined }) => {
    setSaving(true);
    setError(null);
    try {
      const { data } = category
        ? await call(updateCategory, { params: { organizationId, id: category.id }, body, failure: text.updateFailed })
        : await call(createCategory, { body, failure: text.createFailed });
      dispatch(toastShown({ intent: 'success', message: text.saved(data.name) }));
      onSaved(data);
      onClose();
    } catch (reason) {
      setError(messageOf(reason));
      setSaving(false);
    }
  };

  return (
    <FormDialog
      title={category ? messages.resource.editTitle(words.one) : text.create}
      draftName={words.one}
      {...(category ? { itemId: category.id } : {})}
      schema={categoryBody}
      defaultValues={{
        name: category?.name ?? '',
        description: category?.description ?? '',
        isActive: category?.isActive ?? true,
      }}
      saving={saving}
      error={error}
      submitLabel={category ? common.save : common.create}
      savingLabel={category ? common.saving : common.creating}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={words.field.name} required autoFocus />
      <TextAreaField name="description" label={words.field.description} />
    </FormDialog>
  );
}
