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

/** The row of each file says the same: a message that names more files would only repeat it. */
const mostNames = 2;

interface UploadToast {
  intent: 'success' | 'warning' | 'error';
  message: string;
}

/**
 * The message after all files of one selection have ended: how many were uploaded, and the specified words for duplicates. Other refusals
 * are only shown in the file's row. Null: there is nothing to say.
 */
export function uploadToast(outcomes: readonly UploadOutcome[]): UploadToast | null {
  const uploaded = outcomes.filter(({ kind }) => kind === 'uploaded').length;
  const refused = outcomes.filter((outcome) => outcome.kind === 'refused');
  if (refused.length === 0) return uploaded > 0 ? { intent: 'success', message: text.uploaded } : null;
  const names = refused.filter(({ reasons }) => isDuplicate(reasons)).map(({ fileName }) => fileName);
  const duplicates = names.length > 0 ? text.duplicates(names.slice(0, mostNames), names.length - mostNames) : null;
  if (uploaded === 0) return duplicates ? { intent: 'error', message: duplicates } : null;
  const some = text.someUploaded(uploaded, uploaded + refused.length);
  return { intent: 'warning', message: duplicates ? `${some}. ${duplicates}` : some };
}
