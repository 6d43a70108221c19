import type { Document } from '@bidloom/contract/documents';
import { z } from 'zod';
import { TextField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { messages } from '../../lib/messages.ts';

const text = messages.documents;

const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** The form's values with the limits of the contract; tags become a list. */
const detailsForm = z.object({
  category: z.string().trim().max(120, text.longCategory),
  tags: z
    .string()
    .transform(tagsOf)
    .refine((tags) => tags.length <= 30, text.tooManyTags)
    .refine((tags) => tags.every((tag) => tag.length <= 60), text.longTag),
});

interface DetailsDialogProps {
  document: Document;
  /** Categories that other documents have. */
  categories: readonly string[];
  saving: boolean;
  error: string | null;
  onSave: (details: z.output<typeof detailsForm>) => void;
  onClose: () => void;
}

/** A document's category and tags. */
export function DetailsDialog({ document, categories, saving, error, onSave, onClose }: DetailsDialogProps) {
  return (
    <FormDialog
      title={text.detailsTitle(document.fileName)}
      draftName={text.details}
      itemId={document.id}
      schema={detailsForm}
      defaultValues={{ category: document.category ?? '', tags: document.tags.join(', ') }}
      saving={saving}
      error={error}
      submitLabel={messages.common.save}
      savingLabel={messages.common.saving}
      onSubmit={onSave}
      onClose={onClose}
    >
      <DetailsFields categories={categories} />
    </FormDialog>
  );
}

function DetailsFields({ categories }: { categories: readonly string[] }) {
  return (
    <>
      <TextField name="category" label={text.category} hint={text.categoryHint} list="document-categories" autoFocus />
      <datalist id="document-categories">
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <TextField name="tags" label={text.tags} hint={text.tagsHint} />
    </>
  );
}
