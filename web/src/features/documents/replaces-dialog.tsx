import type { Document } from '@bidloom/contract/documents';
import { Text } from '@fluentui/react-components';
import { z } from 'zod';
import { SelectField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { messages } from '../../lib/messages.ts';

const text = messages.versions;

const schema = z.object({ replacesId: z.string() });

interface ReplacesDialogProps {
  document: Document;
  items: readonly Document[];
  /** Null: it replaces nothing. */
  onSave: (replacesId: string | null) => void;
  onClose: () => void;
}

/** Chooses which earlier document of the tender this one replaces. */
export function ReplacesDialog({ document, items, onSave, onClose }: ReplacesDialogProps) {
  const choices = items
    .filter(({ id, replacedById }) => id !== document.id && (replacedById === null || replacedById === document.id))
    .map(({ id, fileName }) => ({ value: id, label: fileName }));
  return (
    <FormDialog
      title={text.replacesTitle(document.fileName)}
      draftName={text.replaces}
      itemId={document.id}
      schema={schema}
      defaultValues={{ replacesId: document.replacesId ?? '' }}
      saving={false}
      error={null}
      submitLabel={messages.common.save}
      savingLabel={messages.common.saving}
      onSubmit={({ replacesId }) => {
        onSave(replacesId || null);
        onClose();
      }}
      onClose={onClose}
    >
      <Text>{text.replacesText}</Text>
      <SelectField name="replacesId" label={text.replacesLabel} choices={choices} placeholder={text.nothing} />
    </FormDialog>
  );
}
