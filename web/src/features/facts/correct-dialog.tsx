import type { Document } from '@bidloom/contract/documents';
import type { FactDecision, WorkspaceFact } from '@bidloom/contract/facts';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { SelectField, TextAreaField, TextField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { factWords } from '../../lib/fact-words.ts';
import { messages } from '../../lib/messages.ts';

const text = messages.facts;

/** The form's values. A place is a document and its page, and may be left out. */
function correctionForm(documents: readonly Document[]) {
  return z
    .object({
      value: z.string().trim().min(1, text.valueRequired).max(2000, text.valueTooLong),
      documentId: z.string(),
      page: z.string().trim(),
      quote: z.string().trim().max(2000, text.quoteTooLong),
    })
    .superRefine(({ documentId, page }, context) => {
      const message =
        documentId === ''
          ? null
          : pageIssue(
              page,
              documents.find(({ id }) => id === documentId),
            );
      if (message) context.addIssue({ code: 'custom', path: ['page'], message });
    })
    .transform(({ value, documentId, page, quote }): FactDecision => {
      if (documentId === '') return { decision: 'corrected', value };
      return { decision: 'corrected', value, documentId, page: Number(page), quote: quote || null };
    });
}

function pageIssue(page: string, document: Document | undefined): string | null {
  if (page === '') return text.pageRequired;
  if (!/^[1-9]\d{0,5}$/.test(page)) return text.pageWrong;
  const pages = document?.pages ?? null;
  return pages !== null && Number(page) > pages ? text.pageBeyond(pages) : null;
}

interface CorrectDialogProps {
  item: WorkspaceFact;
  documents: readonly Document[];
  saving: boolean;
  error: string | null;
  onSave: (decision: FactDecision) => void;
  onClose: () => void;
}

/** A dialog for a value by hand, with an optional place that states it. */
export function CorrectDialog({ item, documents, saving, error, onSave, onClose }: CorrectDialogProps) {
  const { value, text: stated, documentId, page, quote } = item;
  return (
    <FormDialog
      title={text.formTitle(text.names[item.fact])}
      schema={correctionForm(documents)}
      defaultValues={{
        value: value === null || stated === null ? '' : factWords(item.fact, { value, text: stated }),
        documentId: documentId ?? '',
        page: page === null ? '' : String(page),
        quote: quote ?? '',
      }}
      saving={saving}
      error={error}
      submitLabel={messages.common.save}
      savingLabel={messages.common.saving}
      onSubmit={onSave}
      onClose={onClose}
    >
      <CorrectionFields documents={documents} />
    </FormDialog>
  );
}

function CorrectionFields({ documents }: { documents: readonly Document[] }) {
  const documentId = useWatch({ name: 'documentId' });
  return (
    <>
      <TextAreaField name="value" label={text.field.value} rows={2} required autoFocus />
      <SelectField
        name="documentId"
        label={text.field.document}
        hint={text.placeHint}
        placeholder={text.noDocument}
        choices={documents.map(({ id, fileName }) => ({ value: id, label: fileName }))}
      />
      {documentId !== '' && (
        <>
          <TextField name="page" label={text.field.page} required />
          <TextAreaField name="quote" label={text.field.quote} rows={3} />
        </>
      )}
    </>
  );
}
