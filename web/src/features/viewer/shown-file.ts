import type { Document as TenderDocument } from '@bidloom/contract/documents';

/** The type of the file that is shown for a document: its converted copy, if there is one, from which its pages were read. */
export const shownType = ({ mediaType, renditionMediaType }: TenderDocument): string => renditionMediaType ?? mediaType;

/** The query of the content call that returns that file. */
export const shownContent = ({ renditionMediaType }: TenderDocument): { rendition?: 'true' } =>
  renditionMediaType ? { rendition: 'true' } : {};

/** Whether the viewer can find words in a document: an archive and a picture have none there. */
export function hasWords(document: TenderDocument): boolean {
  const type = shownType(document);
  return type !== 'application/zip' && (!type.startsWith('image/') || type === 'image/tiff');
}
