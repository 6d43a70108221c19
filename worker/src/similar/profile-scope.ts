import { unpackWords } from '@bidloom/platform/words-codec';
import { boxesForSpan } from '../documents/locate-quote.ts';
import type { AskedDocuments, DocumentRows } from '../scope/document-scope.ts';
import type { Profile, ProfiledPassage, ProfileTerm } from './model.ts';
import { readProfile } from './read-profile.ts';

/** What the documents of a tender are about, from the rows of their passages. */
export async function profileScope(
  { documents }: Pick<AskedDocuments, 'documents'>,
  rows: Pick<DocumentRows, 'loadAllChunks' | 'loadWords'>,
): Promise<Profile> {
  const passages: ProfiledPassage[] = [];
  const textOf = new Map<string, string>();
  for (const { id: documentId, language } of documents) {
    const { chunks, pages } = await rows.loadAllChunks(documentId);
    const texts = new Map(pages.map(({ number, text }) => [number, text]));
    for (const [number, text] of texts) textOf.set(`${documentId} ${number}`, text);
    for (const { sectionPath, spans } of chunks) {
      const parts = spans.map(({ page, start, end }) => ({
        ...{ page, text: texts.get(page)?.slice(start, end) ?? '', offset: start },
      }));
      passages.push({ documentId, language, sectionPath, parts });
    }
  }
  const profile = readProfile(passages);
  await placeTerms(profile.terms, textOf, rows);
  return profile;
}

/** Gives the terms the boxes of their words. The words' places are read of the pages alone that have one of them. */
async function placeTerms(
  terms: readonly ProfileTerm[],
  texts: ReadonlyMap<string, string>,
  rows: Pick<DocumentRows, 'loadWords'>,
): Promise<void> {
  for (const [documentId, own] of Map.groupBy(terms, (term) => term.documentId)) {
    const byPage = Map.groupBy(own, ({ page }) => page);
    for (const { number, words } of await rows.loadWords(documentId, [...byPage.keys()])) {
      const page = { text: texts.get(`${documentId} ${number}`) ?? '', words: unpackWords(words) };
      for (const { place } of byPage.get(number) ?? []) {
        if (place) place.boxes = boxesForSpan(page, place.offset, place.offset + place.quote.length);
      }
    }
  }
}
