import type { Document as TenderDocument } from '@bidloom/contract/documents';
import { shownType } from '../shown-file.ts';

export type OfficeLook = 'word' | 'sheets';

/** The viewer of each file type. */
const looks: Partial<Record<string, OfficeLook>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'sheets',
  'text/csv': 'sheets',
};

/** The viewer that shows a document in its layout; null if there is none. */
export const lookOf = (document: TenderDocument): OfficeLook | null => looks[shownType(document)] ?? null;

export const hasLook = (document: TenderDocument): boolean => lookOf(document) !== null;
