import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { closeFormDraft, keepFormDraft, readFormDraft } from './form-draft.ts';

/**
 * Keeps what is typed into a form until it is closed, so that it is there again where the session ended meanwhile.
 * Gives whether something was brought back.
 */
export function useFormDraft<Input extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
): boolean {
  const [kept] = useState(() => readFormDraft(key));
  const { setValue, subscribe, getValues } = form;

  useEffect(() => {
    for (const [name, value] of Object.entries(kept ?? {})) {
      setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
    }
    // What fields put into their form while they appear is nothing that somebody typed.
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        if (isDirty) keepFormDraft(key, getValues());
      },
    });
    return () => {
      stop();
      closeFormDraft(key);
    };
  }, [key, kept, setValue, subscribe, getValues]);

  return kept !== null;
}
