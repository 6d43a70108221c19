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

/** A4 with margins of 2.2 cm, in twentieths of a point. */
const PAGE = { width: 11_906, height: 16_838, margin: 1247 };
const LEVELS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 };
const NUMBERED = 'numbered';

/**
 * Writes a Word document (DOCX): A4, in landscape where a table needs it, headings by style, page numbers in the footer. It contains no
 * links and nothing that runs.
 */
export async function writeWordDocument(report: ReportDocument): Promise<Buffer> {
  let lists = 0;
  const landscape = needsLandscape(report);
  const width = (landscape ? PAGE.height : PAGE.width) - 2 * PAGE.margin;
  const title = cleanText(report.title);
  const document = new Document({
    title,
    creator: 'Bidloom',
    styles: documentStyles(report.language ?? 'en'),
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
            margin: { top: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin },
          },
        },
        footers: { default: footer(title, width) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: wordRuns(report.title) }),
          ...(report.subtitle ? [new Paragraph({ style: 'Subtitle', children: wordRuns(report.subtitle) })] : []),
          ...report.blocks.flatMap((block) => toParagraphs(block, width, () => lists++)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const hanging = { left: convertInchesToTwip(0.3), hanging: convertInchesToTwip(0.25) };

/** @param nextList numbers each list, so that each starts from 1 */
function toParagraphs(block: ReportBlock, width: number, nextList: () => number) {
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
      return block.items.map((item) => new Paragraph({ ...marker, spacing: { after: 60 }, children: wordRuns(item) }));
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

function documentStyles(language: string) {
  const heading = (size: number, before: number) => ({
    run: { size, bold: true, color: reportColours.heading },
    paragraph: { spacing: { before, after: 80, ...lineHeight }, keepNext: true },
  });
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: 22, language: { value: language } },
        paragraph: { spacing: { after: 120, ...lineHeight }, alignment: AlignmentType.LEFT },
      },
      title: {
        run: { size: 40, bold: true, color: reportColours.heading },
        paragraph: { spacing: { after: 80, ...lineHeight } },
      },
      heading1: heading(30, 320),
      heading2: heading(26, 240),
      heading3: heading(23, 200),
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        run: { size: 24, color: reportColours.quiet },
        paragraph: { spacing: { after: 240 } },
      },
      {
        id: 'Citation',
        name: 'Citation',
        basedOn: 'Normal',
        run: { size: 18, color: reportColours.quiet },
        paragraph: {
          indent: { left: 360 },
          border: { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: reportColours.rule } },
        },
      },
      {
        id: 'Note',
        name: 'Note',
        basedOn: 'Normal',
        run: { size: 20 },
        paragraph: { shading: { type: ShadingType.CLEAR, fill: reportColours.note } },
      },
    ],
  };
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).toWellFormed()}…` : text;
}
