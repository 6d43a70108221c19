import { showQuote } from '@bidloom/texts/show-quote';
import type { Statement } from '../statements.ts';

const numbered = /^((?:\d{1,3}(?:\.\d{1,3})*|[A-Z]\.\d{1,3}(?:\.\d{1,3})*))\.?(?=\s)/u;
const named =
  /^((?:table|annex|appendix|schedule|article|clause|section|part|chapter|bảng|mục|điều|chương|tabelle|anlage|anhang|abschnitt|kapitel|annexe|anexo|artículo)\s+[\p{L}\d]{1,5}(?:[.-]\d+)*|§ ?\d+\p{L}?)/iu;
const longestTitle = 70;

/** How a statement's place is called: "Section 4.2", "Table 3" or its nearest title; null where it is under none. */
function titleOf({ path }: Statement): string | null {
  const inward = [...path].reverse();
  for (const title of inward) {
    const number = numbered.exec(title)?.[1];
    if (number) return `Section ${number}`;
  }
  for (const title of inward) {
    const name = named.exec(title)?.[1];
    if (name) return name;
  }
  const nearest = path.at(-1)?.trim();
  return nearest && nearest.length <= longestTitle && isReadable(nearest) ? quoted(nearest) : null;
}

/** Pieces of tables and glyphs without their letters are sometimes read as titles. */
function isReadable(title: string): boolean {
  return /^[\p{Lu}\p{Lo}\d]/u.test(title) && !/[>*_|=;]/u.test(title);
}

/**
 * The place of a statement as a question names it, with its page; its document's title where there are several.
 * @param titles of the documents, as sentences name them
 * @param named a statement whose place the question has named before
 */
export function placeOf(statement: Statement, titles: ReadonlyMap<string, string>, named?: Statement): string {
  const isNamed = named?.documentId === statement.documentId;
  const document = isNamed ? 'the same document' : titles.get(statement.documentId);
  const page = `page ${statement.page}${titles.size > 1 && document ? ` of ${document}` : ''}`;
  const title = titleOf(statement);
  return title ? `${title} (${page})` : page.replace('page', 'Page');
}

/**
 * Words of a document within a question, which people read and keep: without the borders of cells, bullets, blanks around them, and
 * quotation marks at an end whose other one is not among the words.
 */
export function quoted(text: string): string {
  return `“${withoutLoneMarks(showQuote(text).trim())}”`;
}

/** What stays is whole, so the only marks that go are at an end of the words; German texts close with the mark that English ones open with. */
function withoutLoneMarks(text: string): string {
  if (text.includes('„')) return text;
  const ends = text.replace(/^”|“$/gu, '').trim();
  // "A pipe of 4"": behind a figure such a mark means inches.
  if (/\d["”]$/u.test(ends)) return ends;
  const count = (mark: string) => ends.split(mark).length - 1;
  const [opened, closed] = [count('“'), count('”')];
  const isOdd = count('"') % 2 === 1;
  if (closed > opened ? ends.endsWith('”') : isOdd && ends.endsWith('"')) return ends.slice(0, -1).trimEnd();
  return (opened > closed ? ends.startsWith('“') : isOdd && ends.startsWith('"')) ? ends.slice(1).trimStart() : ends;
}

/** The numbered chapter and section that a statement is in, for telling places apart. */
export function sectionOf({ documentId, path, page }: Statement): string {
  return `${documentId}/${path.at(-1) ?? `page ${page}`}`;
}
