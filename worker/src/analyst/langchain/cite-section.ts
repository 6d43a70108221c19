import type { AskedDocuments, DocumentRows } from '../../scope/document-scope.ts';
import { allPassages } from '../../search/all-passages.ts';
import { searchPassages } from '../../search/search-passages.ts';
import type { Claim } from '../analyst.ts';
import { type SectionWish, wordsOf } from '../tasks.ts';
import { type CitablePassage, citableByNumber } from './cite-claims.ts';
import { citeWritten, type WrittenClaim } from './cited-texts.ts';

/** A section as a model wrote it, to be cited. */
interface WrittenSection {
  asked: AskedDocuments;
  section: SectionWish;
  claims: readonly WrittenClaim[];
  /** Numbers of the passages that its writer has seen; null: all of them. */
  seen: readonly number[] | null;
}

/** The claims of a section with quotes from the passages that they name. */
export async function citeSection(
  { asked, section, claims, seen }: WrittenSection,
  rows: DocumentRows,
): Promise<Claim[]> {
  const passages = await allPassages(asked, rows);
  const found = await searchPassages(asked, rows, { question: wordsOf(section), history: [] });
  // A passage that search found knows which of its sentences fits the section best.
  const ranked = new Map<string, CitablePassage>(
    found.passages.map((passage) => [placeOf(passage.candidate), passage]),
  );
  const isSeen = seen && new Set(seen);
  const find = citableByNumber(passages);
  return citeWritten(claims, (number) => {
    const candidate = passages[number - 1];
    if (!candidate || (isSeen && !isSeen.has(number))) return undefined;
    return ranked.get(placeOf(candidate)) ?? find(number);
  });
}

function placeOf({ documentId, ordinal }: { documentId: string; ordinal: number }): string {
  return `${documentId}/${ordinal}`;
}
