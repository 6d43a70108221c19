import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { formDraftKey } from '../lib/form-draft.ts';
import { contractResolver } from '../lib/form-rules.ts';
import { messages } from '../lib/messages.ts';
import { useFocusBack } from '../lib/use-focus-back.ts';
import { useFormDraft } from '../lib/use-form-draft.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const text = messages.common;

const useStyles = makeStyles({
  surface: { maxWidth: '560px' },
  wide: { maxWidth: '820px' },
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, paddingBlock: '2px' },
});

export interface FormDialogProps<Input extends FieldValues, Output> {
  title: string;
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  saving: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  submitLabel: string;
  savingLabel: string;
  /** The button that closes the form; "Cancel" if it is left out. */
  cancelLabel?: string;
  /** For forms with more than a few short fields. */
  wide?: boolean;
  /** The name of the form on its screen, if the title does not identify it. */
  draftName?: string;
  /** The id of the changed item, by which a draft is found again; missing for a new item. */
  itemId?: string;
  /** Called with the values after validation. */
  onSubmit: (values: Output) => void;
  onClose: () => void;
  /** The fields; they find their form by context. */
  children: ReactNode;
}

/**
 * A form in a dialog. Errors are below the fields, and the first invalid field gets the focus. Enter submits, Escape
 * closes, and changes are not discarded without a question.
 */
export function FormDialog<Input extends FieldValues, Output>(props: FormDialogProps<Input, Output>) {
  const { title, schema, defaultValues, saving, error, submitLabel, savingLabel, onSubmit, onClose, children } = props;
  const { wide = false, cancelLabel = text.cancel } = props;
  const styles = useStyles();
  const [asking, setAsking] = useState(false);
  const rememberFocus = useFocusBack(asking);
  const form = useForm<Input, unknown, Output>({ resolver: contractResolver(schema), defaultValues });
  const { isDirty } = form.formState;
  const [draftKey] = useState(() => formDraftKey(props.draftName ?? title, props.itemId));
  const isRestored = useFormDraft(draftKey, form);

  const submit = (event: FormEvent) => {
    // React passes the event on to a form that has opened this dialog, which must not be sent as well.
    event.stopPropagation();
    void form.handleSubmit((values) => onSubmit(values))(event);
  };

  const close = () => {
    if (saving) return;
    if (!isDirty) return onClose();
    rememberFocus();
    setAsking(true);
  };

  return (
    <>
      <Dialog open onOpenChange={(_, { open }) => !open && close()}>
        <DialogSurface
          className={mergeClasses(styles.surface, wide && styles.wide)}
          // Also over a dialog that has opened it.
          backdrop={{ appearance: 'dimmed' }}
        >
          <FormProvider {...form}>
            <form noValidate onSubmit={submit}>
              <DialogBody>
                <DialogTitle>{title}</DialogTitle>
                <DialogContent className={styles.fields}>
                  {error && (
                    <MessageBar intent="error" layout="multiline" role="alert">
                      <MessageBarBody>{error}</MessageBarBody>
                    </MessageBar>
                  )}
                  {isRestored && (
                    <MessageBar layout="multiline" role="status">
                      <MessageBarBody>{text.restored}</MessageBarBody>
                    </MessageBar>
                  )}
                  {children}
                </DialogContent>
                <DialogActions>
                  <Button onClick={close} disabled={saving}>
                    {cancelLabel}
                  </Button>
                  {/* Keeps the focus in the dialog when the attempt fails, so that Escape still works. */}
                  <Button type="submit" appearance="primary" disabledFocusable={saving}>
                    {saving ? savingLabel : submitLabel}
                  </Button>
                </DialogActions>
              </DialogBody>
            </form>
          </FormProvider>
        </DialogSurface>
      </Dialog>
      {asking && (
        <ConfirmDialog
          title={text.discardTitle}
          text={text.discardText}
          confirmLabel={text.discard}
          cancelLabel={text.keepEditing}
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
