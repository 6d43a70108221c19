import { acceptedDocumentTypes, maxDocumentBytes } from '@bidloom/contract/documents';
import { messages } from './messages.ts';

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
