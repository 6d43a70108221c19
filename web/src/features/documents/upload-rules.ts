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
 * The message after all files of one selection have ended: how many were uploaded and how many were not, the specified words for duplicates,
 * and every other refused file with its type and the reason, files of one reason together. Null: there is nothing to say.
 */
export function uploadToast(outcomes: readonly UploadOutcome[]): UploadToast | null {
  const uploaded = outcomes.filter(({ kind }) => kind === 'uploaded').length;
  const refused = outcomes.filter((outcome) => outcome.kind === 'refused');
  if (refused.length === 0) {
    return uploaded > 0 ? { intent: 'success', title: text.uploadTitle, message: text.uploaded } : null;
  }
  const [duplicates, others] = [true, false].map((is) => refused.filter(({ reasons }) => isDuplicate(reasons) === is));
  const names = (duplicates ?? []).map(({ fileName }) => fileName).join(', ');
  const lines = [...Map.groupBy(others ?? [], reasonOf)].map(([reason, files]) => {
    const [first] = files;
    const isNamed = first && reason.startsWith(`${first.fileName} `);
    return isNamed
      ? withType(first) + reason.slice(first.fileName.length)
      : text.refusedFiles(files.map(withType).join(', '), reason);
  });
  return {
    intent: uploaded > 0 ? 'warning' : 'error',
    title: uploaded + refused.length > 1 ? text.someUploaded(uploaded, refused.length) : text.uploadTitle,
    message: [...(names ? [text.duplicates(names)] : []), ...lines].join('\n'),
  };
}

type Refused = Extract<UploadOutcome, { kind: 'refused' }>;

const withType = ({ fileName }: Refused) =>
  text.fileOfType(fileName, /(?<=[^.])\.([\p{L}\d]{1,10})$/u.exec(fileName)?.[1]?.toUpperCase() ?? '');

/** Without the types that are accepted, which the file's row lists. The server begins some reasons with the file's name. */
function reasonOf({ reasons }: Refused): string {
  const whole = reasons.join(' ');
  return whole.startsWith(text.wrongType) ? text.wrongType : whole;
}
