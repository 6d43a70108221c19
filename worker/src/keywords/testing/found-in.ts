import { findKeywords } from '../find-keywords.ts';

interface Wish {
  /** ISO 639-1. */
  language?: string;
  includePartsOfWords?: boolean;
}

/** What is found for a keyword in a text of one page, each place as `match: words`. */
export async function foundIn(
  text: string,
  keyword: string,
  { language = 'en', includePartsOfWords = false }: Wish = {},
): Promise<string[]> {
  const blocks = [{ kind: 'paragraph' as const, start: 0, end: text.length }];
  const source = { id: 'd1', fileName: 'tender.pdf', language, pages: [{ number: 1, text, blocks }] };
  const [found] = await findKeywords([source], [keyword], { includePartsOfWords });
  return found?.hits.map(({ match, found }) => `${match}: ${found}`) ?? [];
}
