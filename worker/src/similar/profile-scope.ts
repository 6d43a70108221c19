import type { AskedDocuments, DocumentRows } from '../scope/document-scope.ts';
import type { Profile, ProfiledPassage } from './model.ts';
import { readProfile } from './read-profile.ts';

/** What the documents of a tender are about, from the rows of their passages. */
export async function profileScope(
  { documents }: Pick<AskedDocuments, 'documents'>,
  rows: Pick<DocumentRows, 'loadAllChunks'>,
): Promise<Profile> {
  const passages: ProfiledPassage[] = [];
  for (const { id: documentId, language } of documents) {
    const { chunks, pages } = await rows.loadAllChunks(documentId);
    const texts = new Map(pages.map(({ number, text }) => [number, text]));
    for (const { sectionPath, spans } of chunks) {
      const parts = spans.map(({ page, start, end }) => ({ page, text: texts.get(page)?.slice(start, end) ?? '' }));
      passages.push({ documentId, language, sectionPath, parts });
    }
  }
  return readProfile(passages);
}
