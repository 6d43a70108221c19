import { messages } from '../../lib/messages.ts';

const text = messages.documents;

/** How the upload of one file ended. */
export type UploadOutcome =
  | { fileName: string; kind: 'uploaded' }
  | { fileName: string; kind: 'cancelled' }
  | { fileName: string; kind: 'refused'; reasons: readonly string[] };

const duplicate = /^Duplicate file names? ?:/i;

/** Whether a file is refused because the tender has one of the same name. */
export const isDuplicate = (reasons: readonly string[]): boolean => reasons.some((reason) => duplicate.test(reason));

/**
 * The messages after all files of one selection have ended: how many were uploaded, and the specified one for duplicates. Other
 * refusals are only shown in the file's row.
 */
export function uploadToasts(
  outcomes: readonly UploadOutcome[],
): { intent: 'success' | 'warning' | 'error'; message: string }[] {
  const uploaded = outcomes.filter(({ kind }) => kind === 'uploaded').length;
  const refused = outcomes.filter((outcome) => outcome.kind === 'refused');
  const duplicates = refused.filter(({ reasons }) => isDuplicate(reasons));
  const toasts: ReturnType<typeof uploadToasts> = [];
  if (uploaded > 0 && refused.length === 0) toasts.push({ intent: 'success', message: text.uploaded });
  if (uploaded > 0 && refused.length > 0) {
    toasts.push({ intent: 'warning', message: text.someUploaded(uploaded, uploaded + refused.length) });
  }
  if (duplicates.length > 0) {
    toasts.push({
      intent: 'error',
      message: text.duplicates(duplicates.map(({ fileName }) => fileName).join(', ')),
    });
  }
  return toasts;
}
