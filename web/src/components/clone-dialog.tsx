import type { Endpoint } from '@bidloom/contract';
import { Text } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import type { z } from 'zod';
import { type CallInput, call } from '../lib/api-client.ts';
import { messageOf } from '../lib/api-error.ts';
import { messages } from '../lib/messages.ts';
import { toastShown } from '../lib/state/toasts.slice.ts';
import { FormDialog } from './form-dialog.tsx';

interface CloneDialogProps<E extends Endpoint, Input extends FieldValues, Output> {
  title: string;
  /** What will happen. */
  text: string;
  many: string;
  endpoint: E;
  params: Record<string, string>;
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  onCloned: () => void;
  onClose: () => void;
  /** The fields of the form. */
  children: ReactNode;
}

/** A form that copies entries from one scope to another and tells how many went over. */
export function CloneDialog<E extends Endpoint, Input extends FieldValues, Output>(
  props: CloneDialogProps<E, Input, Output>,
) {
  const { title, text, many, endpoint, params, schema, defaultValues, onCloned, onClose, children } = props;
  const dispatch = useDispatch();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const submit = async (body: Output) => {
    setSaving(true);
    setError(null);
    try {
      const failure = messages.resource.cloneFailed(many);
      const { data } = (await call(endpoint, { params, body, failure } as unknown as CallInput<E>)) as CloneAnswer;
      dispatch(toastShown({ intent: 'success', message: messages.resource.cloned(data.cloned, data.skipped) }));
      onClose();
      onCloned();
    } catch (reason) {
      setError(messageOf(reason));
    } finally {
      setSaving(false);
    }
  };

  return (
    <FormDialog
      title={title}
      schema={schema}
      defaultValues={defaultValues}
      saving={saving}
      error={error}
      submitLabel={messages.common.clone}
      savingLabel={messages.common.cloning}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{text}</Text>
      {children}
    </FormDialog>
  );
}

interface CloneAnswer {
  data: { cloned: number; skipped: number };
}
