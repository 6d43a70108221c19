import { looksLikeHeading } from '../layout/headings.ts';
import { type Page, UnreadableDocumentError } from '../model.ts';
import type { ReadOptions } from '../read-options.ts';
import { createFlow } from '../text/flow-pages.ts';
import { type DocxParagraph, type DocxRow, walkBody } from './docx-body.ts';
import { createNumbering } from './docx-numbering.ts';
import { type ParagraphStyle, readStyles } from './docx-styles.ts';
import { corruptOffice, openPackage } from './open-package.ts';

/**
 * Reads a Word document: headings by style, the labels of numbered paragraphs, lists, tables. Pages are those that Word saw when it
 * last saved, where it noted them, and otherwise made of about 3,000 characters. Nothing that the file refers to is fetched.
 * @throws UnreadableDocumentError
 */
export async function readDocx(path: string, options: ReadOptions): Promise<Page[]> {
  const office = await openPackage(path);
  try {
    const body = await office.read('word/document.xml');
    if (!body) throw corruptOffice();
    const styles = readStyles(await office.read('word/styles.xml'));
    const numbering = createNumbering(await office.read('word/numbering.xml'));
    options.signal?.throwIfAborted();
    return toPages(body, styles, numbering);
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
): Page[] {
  const flow = createFlow(body.includes('lastRenderedPageBreak') ? 'given' : 'made');
  let above = 0;
  let tables = 0;

  const labelled = (paragraph: DocxParagraph) => {
    const own = paragraph.numbering;
    const style = styles.get(paragraph.style);
    const chosen = own?.id
      ? own
      : own && style?.numbering
        ? { ...style.numbering, level: own.level }
        : style?.numbering;
    if (!paragraph.text.trim() || !chosen) return { label: '', text: paragraph.text };
    const label = numbering.next(chosen.id, chosen.level);
    return { label, text: label ? `${label} ${paragraph.text}` : paragraph.text };
  };

  const addParagraph = (paragraph: DocxParagraph) => {
    const style = styles.get(paragraph.style);
    const { label, text } = labelled(paragraph);
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

  const addTable = (rows: DocxRow[]) => {
    const width = Math.max(0, ...rows.map((row) => row.cells.length));
    // A table of one column is a frame around text.
    if (width < 2) {
      for (const row of rows) for (const paragraph of row.cells.flat()) addParagraph(paragraph);
      return;
    }
    const table = tables++;
    rows.forEach((row, index) => {
      const cells = row.cells.map((cell) => cell.map((paragraph) => labelled(paragraph).text.trim()).join(' '));
      while (cells.length < width) cells.push('');
      const isHeader = row.isHeader || (index === 0 && rows.length > 1 && namesColumns(row, cells));
      flow.add({ kind: 'row', cells, isHeader, table });
    });
  };

  walkBody(body, { paragraph: addParagraph, table: addTable, pageBreak: () => flow.add({ kind: 'page_break' }) });
  return flow.finish();
}

/** Whether a first row names its columns: all bold, or short words without figures of their own in every column. */
function namesColumns(row: DocxRow, cells: string[]): boolean {
  const filled = cells.filter(Boolean);
  if (filled.length < Math.max(2, cells.length * 0.6)) return false;
  const bold = row.cells.flat().every((paragraph) => !paragraph.text.trim() || paragraph.bold);
  return bold || (cells.length > 2 && filled.every((cell) => cell.length < 60 && !/^[\d.,%€$£-]+$/.test(cell)));
}
