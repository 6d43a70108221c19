import type { DocxPageStart } from '@bidloom/texts/docx-pages';
import { privateSigns, signsOf } from '@bidloom/texts/symbol-signs';
import { raisedText } from '../layout/raised-text.ts';
import { parseXml } from './parse-xml.ts';

/** A paragraph as it is in the file. */
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

export interface DocxCell {
  /** What the cell contains, in order. */
  content: (DocxParagraph | DocxTable)[];
  columnSpan: number;
  /** `below`: the cell belongs to the one above it. */
  merged: 'no' | 'starts' | 'below';
}

export interface DocxRow {
  /** Free columns before the first cell. */
  before: number;
  cells: DocxCell[];
  isHeader: boolean;
  /** Whether a page begins with it. */
  beginsPage: boolean;
}

export interface DocxTable {
  rows: DocxRow[];
}

export interface DocxHandlers {
  paragraph(paragraph: DocxParagraph): void;
  table(table: DocxTable): void;
  /** A page ends here. */
  pageBreak(): void;
}

/** Parts whose text is shown elsewhere or twice. */
const SKIPPED = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:instrText', 'w:comment', 'w:pict']);

/** Word has 63 columns; no grid is wider. */
const MOST_COLUMNS = 63;
/** Nested tables: a table that is deeper gives its text to the cell around it. */
const DEEPEST = 8;

/** The element that `withPageStarts` writes where a page begins. */
const PAGE_START = 'w:bidloomPage';

/** The body with an element at each place where a page begins. */
export function withPageStarts(xml: string, starts: readonly DocxPageStart[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const start of starts) {
    const at = start.kind === 'section' ? start.after : start.at;
    parts.push(xml.slice(from, at), `<${PAGE_START}/>`);
    from = at;
  }
  return parts.join('') + xml.slice(from);
}

/**
 * Walks through the body of a document in reading order. Tables within cells come with the cell.
 * @param xml as `withPageStarts` returns it
 */
export function walkBody(xml: string, handlers: DocxHandlers): void {
  let paragraph: DocxParagraph = newParagraph();
  let letters = { all: 0, bold: 0 };
  let run = newRun();
  let [inText, skipped, tooDeep, isRowDue] = [false, 0, 0, false];
  /** Tables that are open, the innermost last. */
  const tables: DocxTable[] = [];
  const cell = () => tables.at(-1)?.rows.at(-1)?.cells.at(-1);
  /** The table, row and cell that the file's structure is in now. */
  const current = () => {
    const table = tooDeep === 0 ? tables.at(-1) : undefined;
    const row = table?.rows.at(-1);
    return { table, row, cell: row?.cells.at(-1) };
  };

  const addText = (text: string) => {
    paragraph.text += text;
    letters.all += text.length;
    if (run.bold) letters.bold += text.length;
  };
  const endParagraph = () => {
    paragraph.bold = letters.all > 0 && letters.bold >= 0.95 * letters.all;
    if (tables.length > 0) cell()?.content.push(paragraph);
    else handlers.paragraph(paragraph);
    paragraph = newParagraph();
    letters = { all: 0, bold: 0 };
  };
  const endPage = () => {
    if (tables.length > 0) {
      isRowDue = true;
      return;
    }
    // The text before the break in this paragraph belongs to the page that ends.
    if (paragraph.text.trim()) {
      const { style } = paragraph;
      endParagraph();
      paragraph = { ...newParagraph(), style, numbering: { id: '0', level: 0 } };
    }
    handlers.pageBreak();
  };

  const endTable = () => {
    if (tooDeep > 0) {
      tooDeep--;
      return;
    }
    const table = tables.pop();
    if (!table) return;
    if (tables.length > 0) {
      cell()?.content.push(table);
      return;
    }
    handlers.table(table);
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
    'w:r': () => {
      run = newRun();
    },
    'w:rFonts': (attribute) => {
      run.font = attribute('w:ascii') ?? attribute('w:hAnsi') ?? '';
    },
    'w:vertAlign': (attribute) => {
      run.isRaised = attribute('w:val') === 'superscript';
    },
    'w:sym': (attribute) => {
      const place = Number.parseInt(attribute('w:char') ?? '', 16);
      if (place > 0 && place <= 0xffff) addText(signed(String.fromCharCode(place), attribute('w:font') ?? ''));
    },
    'w:b': (attribute) => {
      run.bold = isOn(attribute('w:val'));
    },
    'w:t': () => {
      inText = true;
    },
    'w:tab': () => addText(' '),
    'w:noBreakHyphen': () => addText('-'),
    'w:br': (attribute) => attribute('w:type') !== 'page' && addText('\n'),
    [PAGE_START]: () => endPage(),
    'w:tbl': () => {
      if (tables.length < DEEPEST) tables.push({ rows: [] });
      else tooDeep++;
    },
    'w:tr': () => {
      current().table?.rows.push({ before: 0, cells: [], isHeader: false, beginsPage: isRowDue });
      isRowDue = false;
    },
    'w:gridBefore': (attribute) => {
      const { row } = current();
      if (row) row.before = spanOf(attribute('w:val'), 0);
    },
    'w:tblHeader': (attribute) => {
      const { row } = current();
      if (row) row.isHeader = isOn(attribute('w:val'));
    },
    'w:tc': () => {
      const { row } = current();
      if (row && row.cells.length < MOST_COLUMNS) row.cells.push({ content: [], columnSpan: 1, merged: 'no' });
    },
    'w:gridSpan': (attribute) => {
      const { cell } = current();
      if (cell) cell.columnSpan = spanOf(attribute('w:val'), 1);
    },
    'w:vMerge': (attribute) => {
      const { cell } = current();
      if (cell) cell.merged = attribute('w:val') === 'restart' ? 'starts' : 'below';
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
      else if (name === 'w:tbl') endTable();
    },
    text(value) {
      if (!inText || skipped > 0) return;
      const text = signed(value, run.font);
      addText(run.isRaised ? raised(paragraph.text, text) : text);
    },
  });
}

function newRun(): { bold: boolean; font: string; isRaised: boolean } {
  return { bold: false, font: '', isRaised: false };
}

/** Replaces the signs of a font of symbols, whether or not the run names the font. */
function signed(text: string, font: string): string {
  return privateSigns(signsOf(font)?.(text) ?? text);
}

/** Raised text after the paragraph's text so far: a power, the ending of an ordinal, or a mark that is not part of the figure before it. */
function raised(before: string, text: string): string {
  const base = /(?<!\S)\S+$/u.exec(before.slice(-24))?.[0] ?? '';
  if (base === '') return text;
  const mark = raisedText(base, text);
  return !mark.isPart && /^[⁰¹²³⁴⁵⁶⁷⁸⁹]/u.test(mark.text) ? ` ${mark.text}` : mark.text;
}

/** A property without a value is on. */
function isOn(value: string | undefined): boolean {
  return value !== '0' && value !== 'false' && value !== 'off' && value !== 'none';
}

function newParagraph(): DocxParagraph {
  return { text: '', style: '', bold: false };
}

function spanOf(value: string | undefined, least: number): number {
  return Math.min(MOST_COLUMNS, Math.max(least, Math.trunc(Number(value)) || least));
}
