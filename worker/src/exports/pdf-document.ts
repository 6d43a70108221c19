import pdfmake, { type Content, type TableCell } from 'pdfmake';
import { type PdfText, pdfTable } from './pdf-table.ts';
import { artifact, forgetTags, openTag, type Tag } from './pdf-tags.ts';
import {
  citationSource,
  cleanText,
  type ReportBlock,
  type ReportDocument,
  type ReportText,
  reportColours,
  toRuns,
} from './report.ts';
import { needsLandscape } from './report-table.ts';
import { hasShapes, lacksLetters } from './typefaces/coverage.ts';
import { typefaceRuns, typefaces } from './typefaces/typefaces.ts';

const FILES = new Set(Object.values(typefaces).flatMap((typeface) => Object.values(typeface)));

pdfmake.setFonts(typefaces);
// Nothing but the typefaces is ever read, and nothing fetched, whatever a text says.
pdfmake.setLocalAccessPolicy((path) => FILES.has(path));
pdfmake.setUrlAccessPolicy(() => false);

const LACKS_LETTERS =
  'The typefaces of this PDF lack some letters or signs of its text: they are empty boxes here. Download the Word file, which shows them all.';

/** Widths of A4, in points. */
const PAGE = { portrait: 595.28, landscape: 841.89 };
/** Sizes and distances in points. */
const STYLES = {
  plain: {
    margin: 56,
    font: 9.5,
    lineHeight: 1.15,
    title: 20,
    subtitle: { size: 11.5, after: 12 },
    headings: { 1: { size: 15, before: 16 }, 2: { size: 12.5, before: 12 }, 3: { size: 11, before: 8 } },
    after: { heading: 5, paragraph: 6, item: 3, list: 4 },
    note: 9,
  },
  compact: {
    margin: 42,
    font: 9,
    lineHeight: 1.06,
    title: 16,
    subtitle: { size: 9.5, after: 5 },
    headings: { 1: { size: 11, before: 6 }, 2: { size: 10, before: 5 }, 3: { size: 9.5, before: 4 } },
    after: { heading: 2, paragraph: 2.5, item: 1.2, list: 1 },
    note: 8,
  },
} as const;
type Style = (typeof STYLES)[keyof typeof STYLES];
/** The room that must be left below a heading, so that none is alone at the end of a page: about three lines, or two rows of a table. */
const ROOM_BELOW = { text: 42, table: 64 };

/**
 * Writes a PDF: A4, laid sideways where a table needs it, fonts embedded, the title and "Page x of y" in the footer. It is tagged (PDF/UA):
 * headings, paragraphs, lists with their numbers, and tables with their headers are named for screen readers.
 */
export async function writePdfDocument(report: ReportDocument): Promise<Buffer> {
  const root = openTag(null, 'Document');
  try {
    return await writeTagged(report, root);
  } finally {
    forgetTags(root);
  }
}

function writeTagged(report: ReportDocument, root: Tag): Promise<Buffer> {
  const title = cleanText(report.title);
  const style = STYLES[report.isCompact ? 'compact' : 'plain'];
  const { margin } = style;
  const orientation = needsLandscape(report) ? 'landscape' : 'portrait';
  const head: Content[] = [
    {
      text: toText(report.title, openTag(root, 'H1')),
      fontSize: style.title,
      bold: true,
      color: colour('heading'),
      margin: [0, 0, 0, 4],
    },
    ...(report.subtitle
      ? [
          {
            text: toText(report.subtitle, openTag(root, 'P')),
            fontSize: style.subtitle.size,
            color: colour('quiet'),
            margin: [0, 0, 0, style.subtitle.after],
          } as PdfText,
        ]
      : []),
  ];
  const blocks = lacksLetters(JSON.stringify([report.title, report.subtitle, report.blocks]))
    ? [{ kind: 'note' as const, text: LACKS_LETTERS }, ...report.blocks]
    : report.blocks;
  return pdfmake
    .createPdf({
      info: { title, creator: 'Bidloom', producer: 'Bidloom' },
      language: report.language ?? 'en',
      displayTitle: true,
      tagged: true,
      subset: 'PDF/UA',
      version: '1.7',
      pageSize: 'A4',
      pageOrientation: orientation,
      pageMargins: [margin, margin, margin, margin + 8],
      defaultStyle: { font: 'DejaVu', fontSize: style.font, lineHeight: style.lineHeight },
      content: [...head, ...toContent(blocks, { style, width: PAGE[orientation] - 2 * margin }, root)],
      footer: (page, pages) => ({
        columns: [
          { text: beside(cut(title, 80)), width: '*' },
          { text: beside(`Page ${page} of ${pages}`), width: 'auto' },
        ],
        margin: [margin, Math.min(24, margin - 20), margin, 0],
        fontSize: 7.5,
        color: colour('quiet'),
      }),
    })
    .getBuffer();
}

/** How a text is set, and in which width. */
interface Setting {
  style: Style;
  width: number;
}

/** The blocks in order; what follows a heading is drawn up into the room that the heading keeps free. */
function toContent(blocks: ReportBlock[], setting: Setting, root: Tag): Content[] {
  const content: Content[] = [];
  let headings: Content[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      headings.push(heading(block, headings.length > 0, setting.style, root));
      continue;
    }
    const body = toBlock(block, setting, root);
    if (headings.length === 0) {
      content.push(body);
      continue;
    }
    const room = block.kind === 'table' ? ROOM_BELOW.table : ROOM_BELOW.text;
    content.push({ stack: [...headings, spacer(room)], unbreakable: true });
    content.push({ stack: [body], margin: [0, -room, 0, 0] });
    headings = [];
  }
  return [...content, ...headings];
}

function spacer(height: number): Content {
  // Even an empty text is a line high; this one about a point.
  return { text: '', fontSize: 1, margin: [0, 0, 0, height - 1] };
}

/** The title is the first heading: those of the text are below it. */
const headingTags = { 1: 'H2', 2: 'H3', 3: 'H4' } as const;

function heading(
  { level, text }: Extract<ReportBlock, { kind: 'heading' }>,
  follows: boolean,
  { headings, after }: Style,
  root: Tag,
): Content {
  const { size, before } = headings[level];
  return {
    text: toText(text, openTag(root, headingTags[level])),
    fontSize: size,
    bold: true,
    color: colour('heading'),
    margin: [0, follows ? 4 : before, 0, after.heading],
  };
}

function toBlock(block: Exclude<ReportBlock, { kind: 'heading' }>, { style, width }: Setting, root: Tag): Content {
  const { after } = style;
  switch (block.kind) {
    case 'paragraph':
      return { text: toText(block.text, openTag(root, 'P')), margin: [0, 0, 0, after.paragraph] };
    case 'list': {
      const list = openTag(root, 'L');
      const items = block.items.map((item) => {
        const body = openTag(openTag(list, 'LI'), 'LBody');
        return { text: toText(item, body), margin: [0, 0, 0, after.item] } as PdfText;
      });
      return block.ordered
        ? { ol: items, margin: [6, 0, 0, after.list] }
        : { ul: items, margin: [6, 0, 0, after.list] };
    }
    case 'note':
      return framed([{ text: toText(block.text, openTag(root, 'P')), fontSize: style.note }], { fill: colour('note') });
    case 'citation': {
      const source = { text: citationSource(block), bold: true };
      const text = toText([source, { text: `“${block.quote}”`, italic: true }], openTag(root, 'Note'));
      return framed([{ text, fontSize: 8.5, color: colour('quiet') }], { rule: colour('rule') });
    }
    case 'table':
      return pdfTable(block, width, toText, root);
  }
}

/** A paragraph with a ground, or with a rule at its left. */
function framed(cells: TableCell[], { fill, rule }: { fill?: string; rule?: string }): Content {
  return {
    table: { widths: ['*'], body: [cells] },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (column) => (rule && column === 0 ? 1.5 : 0),
      vLineColor: () => rule ?? null,
      fillColor: () => fill ?? null,
      paddingLeft: () => 8,
      paddingRight: () => 8,
      paddingTop: () => (fill ? 5 : 1),
      paddingBottom: () => (fill ? 5 : 1),
    },
    margin: [rule ? 10 : 0, 0, 0, 6],
  };
}

/** Text that is no part of the document's own. */
const beside = (line: string) =>
  typefaceRuns(line).map(
    ({ text, typeface }) => ({ text, structure: artifact, ...(typeface && { font: typeface }) }) as PdfText,
  );

function toText(text: ReportText, tag: Tag): PdfText[] {
  return toRuns(text).flatMap((run) => {
    const style = {
      structure: tag.id,
      ...(run.bold ? { bold: true } : {}),
      ...(run.mark ? { background: colour('mark') } : {}),
    };
    return typefaceRuns(run.text).flatMap(({ text, typeface }) => {
      // Not all that is there upright is there slanted.
      const italics = run.italic && hasShapes(text, typeface, 'italics');
      const set = { ...style, ...(italics && { italics }), ...(typeface && { font: typeface }) };
      return cutLongWords(text).map((piece) => ({ text: piece, ...set }) as PdfText);
    });
  });
}

/** A stretch without a space to break the line at; the last three are spaces that keep a line together. */
const LONG_WORD = /([\S\u00a0\u2007\u202f]{61,})/u;
/** Letters with their marks, up to thirty. */
const PIECE = /(?:\P{M}\p{M}{0,8}|\p{M}){1,30}/gu;

/**
 * Cuts long words into pieces. pdfmake measures what is left of a word again for each of its lines, which for tens of thousands of letters
 * takes all memory; pieces that follow each other without a space are still set as one word.
 */
function cutLongWords(text: string): string[] {
  return text.split(LONG_WORD).flatMap((part, index) => (index % 2 ? (part.match(PIECE) ?? []) : part || []));
}

function colour(name: keyof typeof reportColours): string {
  return `#${reportColours[name]}`;
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).toWellFormed()}…` : text;
}
