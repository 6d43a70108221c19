import { Button } from '@fluentui/react-components';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { ownZone } from '../../lib/format.ts';
import { overviewMessages as text } from '../../lib/messages.overview.ts';
import { messages } from '../../lib/messages.ts';

/** Converts a local day and time to ISO 8601. */
const schema = z.object({
  dueAt: z
    .string()
    .min(1, text.dueRequired)
    .transform((value) => new Date(value).toISOString()),
});

interface DueDialogProps {
  dueAt: string | null;
  /** The deadline as the documents state it; null: they state none. */
  stated: string | null;
  /** The moment that this deadline means; null: it is not clear, for example without a time of day. */
  statedAt: string | null;
  /** Whether that is sure; if not, it is offered and not filled in. */
  isSure: boolean;
  onSave: (dueAt: string) => void;
  onClose: () => void;
}

/** A dialog that sets when the tender is due. Without a due date, it begins with the deadline in the documents. */
export function DueDialog({ dueAt, stated, statedAt, isSure, onSave, onClose }: DueDialogProps) {
  const first = dueAt ?? (isSure ? statedAt : null);
  const statedWords = dueAt === null && first !== null ? text.dueFromDocuments : text.dueStated;
  return (
    <FormDialog
      title={text.dueTitle}
      schema={schema}
      defaultValues={{ dueAt: first === null ? '' : localTime(new Date(first)) }}
      saving={false}
      error={null}
      submitLabel={messages.common.save}
      savingLabel={messages.common.saving}
      onSubmit={(values) => onSave(values.dueAt)}
      onClose={onClose}
    >
      <TextField
        name="dueAt"
        label={text.dueLabel}
        type="datetime-local"
        hint={[messages.common.inYourZone(ownZone()), stated && statedWords(stated)].filter(Boolean).join(' ')}
        required
        autoFocus
      />
      {stated && statedAt && !isSure && <FillIn stated={stated} value={localTime(new Date(statedAt))} />}
    </FormDialog>
  );
}

/** Fills in what the documents state, for a person to check. */
function FillIn({ stated, value }: { stated: string; value: string }) {
  const form = useFormContext();
  return (
    <Button
      size="small"
      style={{ alignSelf: 'flex-start' }}
      onClick={() => form.setValue('dueAt', value, { shouldDirty: true, shouldValidate: true })}
    >
      {text.fillIn(stated)}
    </Button>
  );
}

/** Local time in the format of the field: `2026-12-24T14:00`. */
function localTime(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
