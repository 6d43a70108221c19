import type { Block } from '../../documents/model.ts';
import type { FactDocument } from '../model.ts';

/**
 * A document of one page for tests: each line is a block. `# ` makes a heading, ` | ` separates the cells of a row; consecutive rows are
 * one table.
 */
export function factDocument(lines: string[], language = 'en'): FactDocument {
  const blocks: Block[] = [];
  let text = '';
  let table = 0;
  let row = 0;
  for (const line of lines) {
    const shown = line.replace(/^# /u, '');
    const start = text.length;
    text += `${shown}\n\n`;
    const end = start + shown.length;
    if (!line.includes(' | ')) {
      if (row > 0) table++;
      row = 0;
      blocks.push({ kind: line.startsWith('# ') ? 'heading' : 'paragraph', start, end });
      continue;
    }
    let at = start;
    const cells = shown.split(' | ').map((cell) => {
      const stretch = { start: at, end: at + cell.length };
      at += cell.length + 3;
      return stretch;
    });
    blocks.push({ kind: 'table_row', start, end, table: { index: table, row: row++, isHeader: false, cells } });
  }
  return {
    documentId: 'document',
    fileName: 'tender.pdf',
    language,
    pages: [{ number: 1, text, blocks, isContents: false }],
  };
}
