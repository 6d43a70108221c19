import {
  acceptedDocumentTypes,
  convertedDocumentTypes,
  type DocumentType,
  documentTypes,
  maxDocumentBytes,
} from '@bidloom/contract/documents';
import { call } from './api-client.ts';
import { messages } from './messages.ts';

const text = messages.documents;

/** The extensions of what can be read, as a file dialog wants them. */
export const acceptedExtensions: readonly string[] = Object.values(acceptedDocumentTypes).flat();

let known: Promise<readonly DocumentType[]> | undefined;

const converted = convertedDocumentTypes.flatMap((mediaType): readonly string[] => acceptedDocumentTypes[mediaType]);

/**
 * The types as this server reads them, asked once, and not before somebody has a file that not every server reads. None where it does
 * not answer: it judges every file itself.
 */
export async function typesOfServer({ name }: Pick<File, 'name'>): Promise<readonly DocumentType[]> {
  if (!converted.some((extension) => name.toLowerCase().endsWith(extension))) return [];
  known ??= call(documentTypes, {}).then(
    ({ data }) => data,
    () => {
      known = undefined;
      return [];
    },
  );
  return known;
}

/** Why a file need not be sent at all; nothing where the server has to judge. */
export function refusalOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  types: readonly DocumentType[] = [],
): string | null {
  const lower = name.toLowerCase();
  if (!acceptedExtensions.some((extension) => lower.endsWith(extension))) {
    return text.wrongType(acceptedExtensions.join(', '));
  }
  if (size === 0) return text.emptyFile;
  const unread = types.find(({ advice, extensions }) => advice && extensions.some((each) => lower.endsWith(each)));
  if (unread) return unread.advice;
  return size > maxDocumentBytes ? text.tooLarge : null;
}
