import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { closeFormDraft, keepFormDraft, readFormDraft } from './form-draft.ts';

/**
 * Stores the input of a form until it is closed, so that it can be restored if the session ends meanwhile. Returns whether
 * something was restored.
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
    // Values that fields set when they are mounted are not the user's input.
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
