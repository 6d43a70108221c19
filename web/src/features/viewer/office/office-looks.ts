import type { Document as TenderDocument } from '@bidloom/contract/documents';
import { shownType } from '../shown-file.ts';

export type OfficeLook = 'word' | 'sheets';

/** What draws a type of file. */
const looks: Partial<Record<string, OfficeLook>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'sheets',
  'text/csv': 'sheets',
};

/** How a document can be shown as it looks; null where it can't. */
export const lookOf = (document: TenderDocument): OfficeLook | null => looks[shownType(document)] ?? null;

export const hasLook = (document: TenderDocument): boolean => lookOf(document) !== null;
