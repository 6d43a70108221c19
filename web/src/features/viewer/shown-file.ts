import type { Document as TenderDocument } from '@bidloom/contract/documents';

/** The type of the file that is shown for a document: its converted copy, if there is one, from which its pages were read. */
export const shownType = ({ mediaType, renditionMediaType }: TenderDocument): string => renditionMediaType ?? mediaType;

/** The query of the content call that returns that file. */
export const shownContent = ({ renditionMediaType }: TenderDocument): { rendition?: 'true' } =>
  renditionMediaType ? { rendition: 'true' } : {};
