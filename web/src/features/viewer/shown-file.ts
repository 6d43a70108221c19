import type { Document as TenderDocument } from '@bidloom/contract/documents';

/** The type of the file that shows a document: of its converted copy where there is one, which its pages were read from. */
export const shownType = ({ mediaType, renditionMediaType }: TenderDocument): string => renditionMediaType ?? mediaType;

/** What a call for the content has to ask for to get that file. */
export const shownContent = ({ renditionMediaType }: TenderDocument): { rendition?: 'true' } =>
  renditionMediaType ? { rendition: 'true' } : {};
