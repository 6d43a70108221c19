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

interface UploadToast {
  intent: 'success' | 'warning' | 'error';
  title: string;
  message: string;
}

/**
 * The toast after all files of one selection have ended: how many were uploaded, and the specified message for duplicates. Other refusals
 * are only shown in the file's row. Null: there is nothing to say.
 */
export function uploadToast(outcomes: readonly UploadOutcome[]): UploadToast | null {
  const uploaded = outcomes.filter(({ kind }) => kind === 'uploaded').length;
  const refused = outcomes.filter((outcome) => outcome.kind === 'refused');
  const title = text.uploadTitle;
  if (refused.length === 0) return uploaded > 0 ? { intent: 'success', title, message: text.uploaded } : null;
  const some = text.someUploaded(uploaded, uploaded + refused.length);
  const names = refused.filter(({ reasons }) => isDuplicate(reasons)).map(({ fileName }) => fileName);
  if (names.length === 0) return uploaded > 0 ? { intent: 'warning', title, message: some } : null;
  const message = text.duplicates(names.join(', '));
  return uploaded > 0 ? { intent: 'warning', title: some, message } : { intent: 'error', title, message };
}
