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

/** The extensions of readable files, for a file dialog. */
export const acceptedExtensions: readonly string[] = Object.values(acceptedDocumentTypes).flat();

let known: Promise<readonly DocumentType[]> | undefined;

const converted = convertedDocumentTypes.flatMap((mediaType): readonly string[] => acceptedDocumentTypes[mediaType]);

/**
 * The types that this server can read. Fetched once, and only when a file is chosen that not every server can read. Empty if the server
 * does not answer, since it checks every file itself.
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

/** Why a file would be refused without being sent; undefined if the server must decide. */
export function refusalOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  types: readonly DocumentType[] = [],
): string | null {
  const lower = name.toLowerCase();
  if (!acceptedExtensions.some((extension) => lower.endsWith(extension))) {
    return `${text.wrongType} ${text.acceptedTypes(acceptedExtensions.join(', '))}`;
  }
  if (size === 0) return text.emptyFile;
  const unread = types.find(({ advice, extensions }) => advice && extensions.some((each) => lower.endsWith(each)));
  if (unread) return unread.advice;
  return size > maxDocumentBytes ? text.tooLarge : null;
}
