import { breakingStyles, findDocxPages } from '@bidloom/texts/docx-pages';
import { looksLikeHeading } from '../layout/headings.ts';
import { type ReadContent, UnreadableDocumentError } from '../model.ts';
import type { ReadOptions } from '../read-options.ts';
import { createFlow } from '../text/flow-pages.ts';
import { type DocxParagraph, type DocxTable, walkBody, withPageStarts } from './docx-body.ts';
import { createCaptions } from './docx-captions.ts';
import { type GridRow, isTable, layOnGrid, ownParagraphs, paragraphsOf, tablesOf } from './docx-grid.ts';
import { createNumbering } from './docx-numbering.ts';
import { type ParagraphStyle, readStyles } from './docx-styles.ts';
import { corruptOffice, openPackage } from './open-package.ts';

/**
 * Reads a Word document: headings by style, the labels of numbered paragraphs, lists, tables. Pages begin
 * where those begin that the viewer draws. Nothing that the file refers to is fetched.
 * @throws UnreadableDocumentError
 */
export async function readDocx(path: string, options: ReadOptions): Promise<ReadContent> {
  const office = await openPackage(path);
  try {
    const body = await office.read('word/document.xml');
    if (!body) throw corruptOffice();
    const stylesXml = await office.read('word/styles.xml');
    const styles = readStyles(stylesXml);
    const numbering = createNumbering(await office.read('word/numbering.xml'));
    options.signal?.throwIfAborted();
    const { starts } = findDocxPages(body, breakingStyles(stylesXml ?? ''));
    return toPages(withPageStarts(body, starts), styles, numbering);
  } catch (error) {
    if (error instanceof UnreadableDocumentError || options.signal?.aborted) throw error;
    throw corruptOffice();
  } finally {
    office.close();
  }
}

function toPages(
  body: string,
  styles: Map<string, ParagraphStyle>,
  numbering: ReturnType<typeof createNumbering>,
): ReadContent {
  const flow = createFlow('given');
  const endPage = () => flow.add({ kind: 'page_break', isPage: true });
  let above = 0;
  let tables = 0;

  const captions = createCaptions((table, text) => flow.caption(table, text));
  // The text of a table within a cell is asked for twice, but counts once.
  const known = new Map<DocxParagraph, string>();
  const numberOf = (paragraph: DocxParagraph) => {
    const number = known.get(paragraph) ?? nextNumber(paragraph);
    known.set(paragraph, number);
    return number;
  };

  const nextNumber = (paragraph: DocxParagraph) => {
    const own = paragraph.numbering;
    const style = styles.get(paragraph.style);
    const chosen = own?.id
      ? own
      : own && style?.numbering
        ? { ...style.numbering, level: own.level }
        : style?.numbering;
    return chosen ? numbering.next(chosen.id, chosen.level) : '';
  };

  /** A paragraph with the number of its list. Empty paragraphs of a list are not counted. */
  const labelled = (paragraph: DocxParagraph) => {
    const label = paragraph.text.trim() === '' ? '' : numberOf(paragraph);
    return { label, text: label ? `${label} ${paragraph.text}` : paragraph.text };
  };

  /** What an empty paragraph shows that is alone in its cell: its number, but no bullet. */
  const shownNumber = (paragraph: DocxParagraph) => {
    const number = numberOf(paragraph);
    return /[\p{L}\p{N}]/u.test(number) ? number : '';
  };

  const addParagraph = (paragraph: DocxParagraph) => {
    const style = styles.get(paragraph.style);
    const { label, text } = labelled(paragraph);
    captions.paragraph(text, style?.isCaption ?? false);
    const level =
      paragraph.outline !== undefined && paragraph.outline < 9 ? paragraph.outline + 1 : style?.headingLevel;
    if (style?.isContents) {
      flow.add({ kind: 'paragraph', text: text.replace(/\s(\d+)$/, ' $1'), isContents: true });
    } else if (level && text.trim()) {
      above = level;
      flow.add({ kind: 'heading', text, level });
    } else if (paragraph.bold && looksLikeHeading(text.trim(), { size: 10, bold: true, body: 10 })) {
      flow.add({ kind: 'heading', text, level: above + 1 });
    } else {
      flow.add({ kind: label ? 'list_item' : 'paragraph', text });
    }
  };

  const textOf = (paragraphs: DocxParagraph[]) => {
    const isEmpty = paragraphs.every(({ text }) => text.trim() === '');
    return paragraphs
      .map((paragraph) => (isEmpty ? shownNumber(paragraph) : labelled(paragraph).text).trim())
      .filter(Boolean)
      .join(' ');
  };

  const addTable = (table: DocxTable) => {
    const rows = layOnGrid(table);
    const begins = new Set(rows.flatMap(({ spans }) => spans.map(({ column }) => column)));
    // A table of one column is a frame around text.
    if (begins.size < 2) {
      for (const { beginsPage, cells } of table.rows) {
        if (beginsPage) endPage();
        for (const item of cells.flatMap(({ content }) => content)) {
          if (isTable(item)) addTable(item);
          else addParagraph(item);
        }
      }
      return;
    }
    const index = tables++;
    captions.table(String(index));
    const headers = countHeaders(rows);
    rows.forEach(({ cells, spans, beginsPage }, row) => {
      if (beginsPage) endPage();
      const texts = cells.map((cell) => (cell ? textOf(paragraphsOf(cell)) : ''));
      const ownTexts = cells.map((cell) => (cell ? textOf(ownParagraphs(cell)) : ''));
      flow.add({ kind: 'row', cells: texts, ownTexts, spans, isHeader: row < headers, table: index });
      for (const cell of cells) for (const nested of cell ? tablesOf(cell) : []) addNested(nested);
    });
  };

  const addNested = (table: DocxTable) => {
    const rows = layOnGrid(table);
    const id = `${tables}.nested`;
    tables++;
    const headers = countHeaders(rows);
    rows.forEach(({ cells, spans }, row) => {
      const texts = cells.map((cell) => (cell ? textOf(ownParagraphs(cell)) : ''));
      flow.addNested({ table: id, cells: texts, spans, isHeader: row < headers });
      for (const cell of cells) for (const nested of cell ? tablesOf(cell) : []) addNested(nested);
    });
  };

  walkBody(body, { paragraph: addParagraph, table: addTable, pageBreak: endPage });
  captions.finish();
  return flow.finish();
}

/** How many rows at the top name the columns: those that the author marked, or the first, with the rows that its cells reach into. */
function countHeaders(rows: GridRow[]): number {
  const marked = rows.findIndex((row) => !row.isHeader);
  if (marked !== 0) return marked === -1 ? 0 : marked;
  const [first] = rows;
  if (!first || rows.length < 2 || !namesColumns(first)) return 0;
  const groups = first.spans.some(({ columnSpan }) => columnSpan > 1);
  return groups ? Math.min(rows.length - 1, Math.max(...first.spans.map(({ rowSpan }) => rowSpan))) : 1;
}

/** Whether a first row names its columns: all bold, or short words without figures of their own in every column. */
function namesColumns({ cells, spans }: GridRow): boolean {
  const filled = cells.flatMap((cell, column) => {
    const paragraphs = (cell ? paragraphsOf(cell) : []).filter(({ text }) => text.trim());
    const span = spans.find((each) => each.column === column)?.columnSpan ?? 1;
    return paragraphs.length > 0 ? [{ paragraphs, span, text: paragraphs.map(({ text }) => text).join(' ') }] : [];
  });
  const width = filled.reduce((sum, { span }) => sum + span, 0);
  if (filled.length < 2 || width < cells.length * 0.6) return false;
  const bold = filled.every(({ paragraphs }) => paragraphs.every((paragraph) => paragraph.bold));
  return bold || (cells.length > 2 && filled.every(({ text }) => text.length < 60 && !/^[\d.,%€$£-]+$/.test(text)));
}
