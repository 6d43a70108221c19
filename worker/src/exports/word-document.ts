import {
  AlignmentType,
  BorderStyle,
  convertInchesToTwip,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  ShadingType,
  TabStopType,
  TextRun,
} from 'docx';
import {
  citationSource,
  cleanText,
  type ReportBlock,
  type ReportDocument,
  type ReportRun,
  type ReportText,
  reportColours,
  toRuns,
} from './report.ts';
import { needsLandscape } from './report-table.ts';
import { wordTable } from './word-table.ts';

/** A4, in twentieths of a point. */
const PAGE = { width: 11_906, height: 16_838 };
/** Sizes in half points; distances and margins (2.2 and 1.5 cm) in twentieths of a point. */
const STYLES = {
  plain: {
    margin: 1247,
    font: 22,
    title: 40,
    subtitle: { size: 24, after: 240 },
    headings: { 1: [30, 320], 2: [26, 240], 3: [23, 200] },
    after: { paragraph: 120, heading: 80, item: 60 },
    note: 20,
    citation: 18,
  },
  compact: {
    margin: 850,
    font: 18,
    title: 30,
    subtitle: { size: 18, after: 60 },
    headings: { 1: [22, 80], 2: [20, 70], 3: [19, 60] },
    after: { paragraph: 40, heading: 20, item: 8 },
    note: 17,
    citation: 17,
  },
} as const;
type Style = (typeof STYLES)[keyof typeof STYLES];
const LEVELS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 };
const NUMBERED = 'numbered';

/**
 * Writes a Word document (DOCX): A4, in landscape where a table needs it, headings by style, page numbers in the footer. It contains no
 * links and nothing that runs.
 */
export async function writeWordDocument(report: ReportDocument): Promise<Buffer> {
  let lists = 0;
  const landscape = needsLandscape(report);
  const style = STYLES[report.isCompact ? 'compact' : 'plain'];
  const { margin } = style;
  const width = (landscape ? PAGE.height : PAGE.width) - 2 * margin;
  const title = cleanText(report.title);
  const document = new Document({
    title,
    creator: 'Bidloom',
    styles: documentStyles(report.language ?? 'en', style),
    numbering: {
      config: [
        {
          reference: NUMBERED,
          levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', style: { paragraph: { indent: hanging } } }],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: {
              width: PAGE.width,
              height: PAGE.height,
              orientation: landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        footers: { default: footer(title, width) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: wordRuns(report.title) }),
          ...(report.subtitle ? [new Paragraph({ style: 'Subtitle', children: wordRuns(report.subtitle) })] : []),
          ...report.blocks.flatMap((block) => toParagraphs(block, { style, width }, () => lists++)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const hanging = { left: convertInchesToTwip(0.3), hanging: convertInchesToTwip(0.25) };

/** @param nextList numbers each list, so that each starts from 1 */
function toParagraphs(block: ReportBlock, { style, width }: { style: Style; width: number }, nextList: () => number) {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: LEVELS[block.level], keepNext: true, children: wordRuns(block.text) })];
    case 'paragraph':
      return [new Paragraph({ children: wordRuns(block.text) })];
    case 'list': {
      const instance = nextList();
      const marker = block.ordered
        ? { numbering: { reference: NUMBERED, level: 0, instance } }
        : { bullet: { level: 0 }, indent: hanging };
      return block.items.map(
        (item) => new Paragraph({ ...marker, spacing: { after: style.after.item }, children: wordRuns(item) }),
      );
    }
    case 'note':
      return [new Paragraph({ style: 'Note', children: wordRuns(block.text) })];
    case 'citation':
      return [
        new Paragraph({
          style: 'Citation',
          children: [
            ...wordRuns([{ text: citationSource(block), bold: true }]),
            ...wordRuns([{ text: `“${block.quote}”`, italic: true }]),
          ],
        }),
      ];
    case 'table':
      // Word joins two tables that have no paragraph between them.
      return [...wordTable(block, width, wordRuns), new Paragraph({ spacing: { after: 60 } })];
  }
}

/** Runs of Word, line breaks included. */
function wordRuns(text: ReportText, bold = false): TextRun[] {
  return toRuns(text).flatMap((run) =>
    run.text
      .split('\n')
      .map((line, index) => new TextRun({ ...runStyle(run, bold), text: line, ...(index > 0 ? { break: 1 } : {}) })),
  );
}

function runStyle(run: ReportRun, bold: boolean) {
  return {
    ...(bold || run.bold ? { bold: true } : {}),
    ...(run.italic ? { italics: true } : {}),
    ...(run.mark ? { shading: { type: ShadingType.CLEAR, fill: reportColours.mark } } : {}),
  };
}

function footer(title: string, width: number): Footer {
  const style = { size: 16, color: reportColours.quiet };
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: width }],
        children: [
          new TextRun({ ...style, text: `${cut(title, 80)}\t` }),
          new TextRun({ ...style, children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}

/** 1.1 of the letters' own height. Without a named rule, some programs read the number as points, and lines of a large title overlap. */
const lineHeight = { line: 264, lineRule: LineRuleType.AUTO };

function documentStyles(language: string, style: Style) {
  const { after, headings } = style;
  const heading = ([size, before]: readonly [number, number]) => ({
    run: { size, bold: true, color: reportColours.heading },
    paragraph: { spacing: { before, after: after.heading, ...lineHeight }, keepNext: true },
  });
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: style.font, language: { value: language } },
        paragraph: { spacing: { after: after.paragraph, ...lineHeight }, alignment: AlignmentType.LEFT },
      },
      title: {
        run: { size: style.title, bold: true, color: reportColours.heading },
        paragraph: { spacing: { after: after.heading, ...lineHeight } },
      },
      heading1: heading(headings[1]),
      heading2: heading(headings[2]),
      heading3: heading(headings[3]),
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        run: { size: style.subtitle.size, color: reportColours.quiet },
        paragraph: { spacing: { after: style.subtitle.after } },
      },
      {
        id: 'Citation',
        name: 'Citation',
        basedOn: 'Normal',
        run: { size: style.citation, color: reportColours.quiet },
        paragraph: {
          indent: { left: 360 },
          border: { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: reportColours.rule } },
        },
      },
      {
        id: 'Note',
        name: 'Note',
        basedOn: 'Normal',
        run: { size: style.note },
        paragraph: { shading: { type: ShadingType.CLEAR, fill: reportColours.note } },
      },
    ],
  };
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).toWellFormed()}…` : text;
}
