import type { Document as TenderDocument } from '@bidloom/contract/documents';

export type OfficeLook = 'word';

/** What draws a type of file. */
const looks: Partial<Record<string, OfficeLook>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
};

/** How a document can be shown as it looks; null where it can't. */
export const lookOf = ({ mediaType }: TenderDocument): OfficeLook | null => looks[mediaType] ?? null;

export const hasLook = (document: TenderDocument): boolean => lookOf(document) !== null;
