import { type Category, categoryBody, createCategory, updateCategory } from '@bidloom/contract/categories';
import { TextAreaField, TextField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { messages } from '../../lib/messages.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useSend } from '../../lib/use-send.ts';

const { categoryPane: text, categories: words, common } = messages;

interface CategoryDialogProps {
  /** Null: a new one. */
  category: Category | null;
  onSaved: (category: Category) => void;
  onClose: () => void;
}

/** Creates or renames a category. */
export function CategoryDialog({ category, onSaved, onClose }: CategoryDialogProps) {
  const organizationId = useOrganizationId();
  const { sending, error, send } = useSend();

  const submit = async (body: { name: string; description: string | null; isActive?: boolean | undefined }) => {
    const done = ({ data }: { data: Category }) => text.saved(data.name);
    const params = { organizationId, id: category?.id ?? '' };
    const answer = category
      ? await send(updateCategory, { params, body, failure: text.updateFailed }, { done })
      : await send(createCategory, { body, failure: text.createFailed }, { done });
    if (!answer) return;
    onSaved(answer.data);
    onClose();
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
      saving={sending}
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
