import type { Endpoint } from '@bidloom/contract';
import { Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { CallInput } from '../lib/api-client.ts';
import { messages } from '../lib/messages.ts';
import { useSend } from '../lib/use-send.ts';
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

/** A form that clones entries from one scope to another and says how many were copied. */
export function CloneDialog<E extends Endpoint, Input extends FieldValues, Output>(
  props: CloneDialogProps<E, Input, Output>,
) {
  const { title, text, many, endpoint, params, schema, defaultValues, onCloned, onClose, children } = props;
  const { sending, error, send } = useSend();

  const submit = async (body: Output) => {
    const input = { params, body, failure: messages.resource.cloneFailed(many) };
    const answer = await send(endpoint, input as unknown as CallInput<E>, {
      done: (answer) => {
        const { cloned, skipped } = (answer as CloneAnswer).data;
        return messages.resource.cloned(cloned, skipped);
      },
    });
    if (!answer) return;
    onClose();
    onCloned();
  };

  return (
    <FormDialog
      title={title}
      schema={schema}
      defaultValues={defaultValues}
      saving={sending}
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
