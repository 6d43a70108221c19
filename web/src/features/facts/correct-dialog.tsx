import type { Document } from '@bidloom/contract/documents';
import type { FactDecision, FactName, WorkspaceFact } from '@bidloom/contract/facts';
import { keyDateKinds } from '@bidloom/contract/overview';
import { showQuote } from '@bidloom/texts/show-quote';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { SelectField, TextAreaField, TextField } from '../../components/fields.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { factWords } from '../../lib/fact-words.ts';
import { messages } from '../../lib/messages.ts';
import { timeHint } from './time-hint.ts';

const text = messages.facts;

/** A day, with or without its time, in the normal form of facts. */
const dateForm = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/;

const isDate = (fact: FactName) => keyDateKinds.some((kind) => kind === fact);

/**
 * The form's values. A place is a document and its page, and may be left out. A date is chosen, not typed: only a date in its normal form
 * is among the key dates and can become the due date. Words are for what has no date, such as "10 days before the deadline".
 */
function correctionForm(documents: readonly Document[], hasDate: boolean, stated: string) {
  return z
    .object({
      day: z.string(),
      time: z.string(),
      value: z.string().trim().max(2000, text.valueTooLong),
      documentId: z.string(),
      page: z.string().trim(),
      quote: z.string().trim().max(2000, text.quoteTooLong),
    })
    .superRefine(({ day, time, value, documentId, page }, context) => {
      if (hasDate && day === '' && (value === '' || time !== ''))
        context.addIssue({ code: 'custom', path: ['day'], message: text.dayRequired });
      if (!hasDate && value === '') context.addIssue({ code: 'custom', path: ['value'], message: text.valueRequired });
      const message =
        documentId === ''
          ? null
          : pageIssue(
              page,
              documents.find(({ id }) => id === documentId),
            );
      if (message) context.addIssue({ code: 'custom', path: ['page'], message });
    })
    .transform(({ day, time, value: words, documentId, page, quote }): FactDecision => {
      const value = day === '' ? words : time === '' ? day : `${day}T${time}`;
      if (documentId === '') return { decision: 'corrected', value };
      return {
        decision: 'corrected',
        value,
        documentId,
        page: Number(page),
        quote: quoteToSave(quote, stated) || null,
      };
    });
}

/** The words in the form of the document, where they are searched for: those that it states are shown in a form for people. */
function quoteToSave(typed: string, stated: string): string {
  if (typed === showQuote(stated).trim()) return stated;
  // Only a row has cells, and only its mid-dots are borders of them.
  return stated.includes('|') ? typed.replaceAll(' · ', ' | ') : typed;
}

function pageIssue(page: string, document: Document | undefined): string | null {
  if (page === '') return text.pageRequired;
  if (!/^[1-9]\d{0,5}$/.test(page)) return text.pageWrong;
  const pages = document?.pages ?? null;
  return pages !== null && Number(page) > pages ? text.pageBeyond(pages) : null;
}

interface CorrectDialogProps {
  /** By which an unsaved correction is found again. */
  draftName: string;
  item: WorkspaceFact;
  documents: readonly Document[];
  saving: boolean;
  error: string | null;
  /** Whether the error is that somebody else has decided meanwhile, so that saving again replaces what they wrote. */
  isConflict: boolean;
  onSave: (decision: FactDecision) => void;
  onClose: () => void;
}

/** A dialog for a value by hand, with an optional place that states it. */
export function CorrectDialog(props: CorrectDialogProps) {
  const { item, documents, saving, error, isConflict, onSave, onClose } = props;
  const { value, text: stated, documentId, page, quote } = item;
  const hasDate = isDate(item.fact);
  const [, day = '', time = ''] = (hasDate && dateForm.exec(value ?? '')) || [];
  const shownQuote = showQuote(quote ?? '').trim();
  const words = value === null || stated === null || day !== '' ? '' : factWords(item.fact, { value, text: stated });
  return (
    <FormDialog
      title={text.formTitle(text.names[item.fact])}
      schema={correctionForm(documents, hasDate, quote ?? '')}
      draftName={props.draftName}
      itemId={item.fact}
      defaultValues={{
        day,
        time,
        value: words,
        documentId: documentId ?? '',
        page: page === null ? '' : String(page),
        quote: shownQuote,
      }}
      saving={saving}
      error={error}
      submitLabel={isConflict ? messages.common.retry : messages.common.save}
      {...(isConflict && { cancelLabel: messages.common.discard })}
      savingLabel={messages.common.saving}
      onSubmit={onSave}
      onClose={onClose}
    >
      <CorrectionFields
        item={item}
        documents={documents}
        hasDate={hasDate}
        stated={shownQuote}
        hadPlace={documentId !== null && page !== null}
      />
    </FormDialog>
  );
}

const useStyles = makeStyles({
  // The hint under the time must not stretch the day.
  date: { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: tokens.spacingHorizontalM },
});

interface CorrectionFieldsProps {
  item: WorkspaceFact;
  documents: readonly Document[];
  hasDate: boolean;
  /** The quote that states the value before its correction, as people read it. */
  stated: string;
  /** Whether that value has a place. */
  hadPlace: boolean;
}

function CorrectionFields({ item, documents, hasDate, stated, hadPlace }: CorrectionFieldsProps) {
  const styles = useStyles();
  const documentId = useWatch({ name: 'documentId' });
  const day = useWatch({ name: 'day' });
  const time = useWatch({ name: 'time' });
  const quote = useWatch({ name: 'quote' });
  const { formState, getValues, setValue } = useFormContext();
  const { dirtyFields } = formState;
  const isChanged = Boolean(dirtyFields.day || dirtyFields.time || dirtyFields.value);
  const isPlaceKept = !dirtyFields.page;
  // The quote states another value now: it must not be shown as the source of the new one, unless it is typed again. It is back with the
  // value that it states.
  const isEmptied = useRef(false);
  useEffect(() => {
    const now = getValues('quote');
    if (isChanged ? now === stated : isEmptied.current && now === '') {
      isEmptied.current = isChanged;
      setValue('quote', isChanged ? '' : stated);
    }
  }, [isChanged, stated, getValues, setValue]);
  return (
    <>
      {hasDate && (
        <div className={styles.date}>
          <TextField name="day" label={text.field.day} type="date" autoFocus />
          <TextField
            name="time"
            label={text.field.time}
            type="time"
            hint={timeHint(item, { day, time, documentId, quote })}
          />
        </div>
      )}
      {!hasDate && <TextAreaField name="value" label={text.field.value} rows={2} required autoFocus />}
      {hasDate && day === '' && <TextAreaField name="value" label={text.field.words} hint={text.wordsHint} rows={2} />}
      <SelectField
        name="documentId"
        label={text.field.document}
        hint={text.placeHint}
        placeholder={text.noDocument}
        choices={documents.map(({ id, fileName }) => ({ value: id, label: fileName }))}
      />
      {documentId !== '' && (
        <>
          <TextField
            name="page"
            label={text.field.page}
            {...(isChanged && hadPlace && isPlaceKept && { hint: text.pageOfOld })}
            required
          />
          <TextAreaField
            name="quote"
            label={text.field.quote}
            {...(isChanged && stated !== '' && quote === '' && { hint: text.quoteOfOld(stated) })}
            rows={3}
          />
        </>
      )}
    </>
  );
}
