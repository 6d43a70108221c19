import { acceptedDocumentTypes, maxDocumentBytes } from '@bidloom/contract/documents';
import { messages } from '../../lib/messages.ts';

const text = messages.documents;

/** The extensions of what can be read, as a file dialog wants them. */
export const acceptedExtensions: readonly string[] = Object.values(acceptedDocumentTypes).flat();

/** Why a file need not be sent at all; nothing where the server has to judge. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const lower = name.toLowerCase();
  if (!acceptedExtensions.some((extension) => lower.endsWith(extension))) {
    return text.wrongType(acceptedExtensions.join(', '));
  }
  if (size === 0) return text.emptyFile;
  return size > maxDocumentBytes ? text.tooLarge : null;
}

/** How the upload of one file ended. */
export type UploadOutcome =
  | { fileName: string; kind: 'uploaded' }
  | { fileName: string; kind: 'cancelled' }
  | { fileName: string; kind: 'refused'; reasons: readonly string[] };

const duplicate = /^Duplicate file names? ?:/i;

/** What is said when all files that were chosen together have ended: one message for success, one for refusals. */
export function uploadToasts(outcomes: readonly UploadOutcome[]): { intent: 'success' | 'error'; message: string }[] {
  const refused = outcomes.filter((outcome) => outcome.kind === 'refused');
  const isDuplicate = ({ reasons }: { reasons: readonly string[] }) => reasons.some((reason) => duplicate.test(reason));
  const duplicates = refused.filter(isDuplicate);
  const others = refused.filter((outcome) => !isDuplicate(outcome));
  const toasts: ReturnType<typeof uploadToasts> = [];
  if (outcomes.some(({ kind }) => kind === 'uploaded')) toasts.push({ intent: 'success', message: text.uploaded });
  if (duplicates.length > 0) {
    toasts.push({
      intent: 'error',
      message: text.duplicates(duplicates.map(({ fileName }) => fileName).join(', ')),
    });
  }
  if (others.length > 0) toasts.push({ intent: 'error', message: text.notUploaded(others.length) });
  return toasts;
}
