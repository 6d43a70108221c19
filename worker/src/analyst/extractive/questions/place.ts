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

/** The place of a statement as a question names it, with its page; its document's name where there are several. */
export function placeOf(statement: Statement, fileNames: ReadonlyMap<string, string>): string {
  const file = fileNames.size > 1 ? fileNames.get(statement.documentId) : undefined;
  const page = `page ${statement.page}${file ? ` of ${file}` : ''}`;
  const title = titleOf(statement);
  return title ? `${title} (${page})` : page.replace('page', 'Page');
}

/** Words of a document within a question, which people read and keep: without the borders of cells and bullets. */
export function quoted(text: string): string {
  return `“${showQuote(text)}”`;
}

/** The numbered chapter and section that a statement is in, for telling places apart. */
export function sectionOf({ documentId, path, page }: Statement): string {
  return `${documentId}/${path.at(-1) ?? `page ${page}`}`;
}
