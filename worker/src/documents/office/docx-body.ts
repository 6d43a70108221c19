import { parseXml } from './parse-xml.ts';

/** A paragraph as it stands in the file. */
export interface DocxParagraph {
  text: string;
  style: string;
  /** Its own numbering; undefined where the style decides. */
  numbering?: { id: string; level: number };
  /** Its own outline level, counted from 0. */
  outline?: number;
  /** Whether all of its text is set in bold by hand. */
  bold: boolean;
}

export interface DocxRow {
  cells: DocxParagraph[][];
  isHeader: boolean;
}

export interface DocxHandlers {
  paragraph(paragraph: DocxParagraph): void;
  table(rows: DocxRow[]): void;
  /** A page ends here: where the author said so, or where Word last saw it end. */
  pageBreak(): void;
}

/** Parts whose text is shown elsewhere or twice. */
const SKIPPED = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:instrText', 'w:comment', 'w:pict']);

/** Walks through the body of a document in reading order. Tables within cells give their text to the cell. */
export function walkBody(xml: string, handlers: DocxHandlers): void {
  let paragraph: DocxParagraph = newParagraph();
  let letters = { all: 0, bold: 0 };
  let run = { bold: false };
  let [inText, skipped, depth] = [false, 0, 0];
  let [rows, row, cell, breaks]: [DocxRow[], DocxRow, DocxParagraph[], number] = [[], newRow(), [], 0];

  const addText = (text: string) => {
    paragraph.text += text;
    letters.all += text.length;
    if (run.bold) letters.bold += text.length;
  };
  const endParagraph = () => {
    paragraph.bold = letters.all > 0 && letters.bold >= 0.95 * letters.all;
    if (depth > 0) cell.push(paragraph);
    else handlers.paragraph(paragraph);
  };
  const endPage = () => {
    if (depth > 0) {
      breaks++;
      return;
    }
    // What stands before the break in this paragraph belongs to the page that ends.
    if (paragraph.text.trim()) {
      endParagraph();
      paragraph = { ...paragraph, text: '', numbering: { id: '0', level: 0 } };
      letters = { all: 0, bold: 0 };
    }
    handlers.pageBreak();
  };

  const open: Record<string, (attribute: (name: string) => string | undefined) => void> = {
    'w:p': () => {
      paragraph = newParagraph();
      letters = { all: 0, bold: 0 };
    },
    'w:pStyle': (attribute) => {
      paragraph.style = attribute('w:val') ?? '';
    },
    'w:numId': (attribute) => {
      paragraph.numbering = { level: 0, ...paragraph.numbering, id: attribute('w:val') ?? '0' };
    },
    'w:ilvl': (attribute) => {
      paragraph.numbering = { id: '', ...paragraph.numbering, level: Number(attribute('w:val') ?? 0) };
    },
    'w:outlineLvl': (attribute) => {
      paragraph.outline = Number(attribute('w:val'));
    },
    'w:pageBreakBefore': (attribute) => {
      if (isOn(attribute('w:val')) && depth === 0) handlers.pageBreak();
    },
    'w:r': () => {
      run = { bold: false };
    },
    'w:b': (attribute) => {
      run.bold = isOn(attribute('w:val'));
    },
    'w:t': () => {
      inText = true;
    },
    'w:tab': () => addText(' '),
    'w:noBreakHyphen': () => addText('-'),
    'w:br': (attribute) => (attribute('w:type') === 'page' ? endPage() : addText('\n')),
    'w:lastRenderedPageBreak': () => endPage(),
    'w:tbl': () => {
      if (depth++ === 0) rows = [];
    },
    'w:tr': () => {
      if (depth === 1) row = newRow();
    },
    'w:tblHeader': (attribute) => {
      if (depth === 1) row.isHeader = isOn(attribute('w:val'));
    },
    'w:tc': () => {
      if (depth === 1) {
        cell = [];
        row.cells.push(cell);
      }
    },
    'w:gridSpan': (attribute) => {
      const span = Math.min(Number(attribute('w:val') ?? 1), 60);
      if (depth === 1) for (let index = 1; index < span; index++) row.cells.push([]);
    },
  };

  parseXml(xml, {
    open(name, attribute) {
      if (SKIPPED.has(name)) skipped++;
      if (skipped === 0) open[name]?.(attribute);
    },
    close(name) {
      if (SKIPPED.has(name)) skipped--;
      if (skipped > 0) return;
      if (name === 'w:t') inText = false;
      else if (name === 'w:p') endParagraph();
      else if (name === 'w:tr' && depth === 1) rows.push(row);
      else if (name === 'w:tbl' && --depth === 0) {
        handlers.table(rows);
        if (breaks > 0) handlers.pageBreak();
        breaks = 0;
      }
    },
    text(value) {
      if (inText && skipped === 0) addText(value);
    },
  });
}

/** A property without a value is on. */
function isOn(value: string | undefined): boolean {
  return value !== '0' && value !== 'false' && value !== 'off' && value !== 'none';
}

function newParagraph(): DocxParagraph {
  return { text: '', style: '', bold: false };
}

function newRow(): DocxRow {
  return { cells: [], isHeader: false };
}
