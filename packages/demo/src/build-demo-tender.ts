import { PDFDocument } from 'pdf-lib';
import { drawBlocks, drawHeading } from './drawing/draw-blocks.ts';
import { drawContents, paginateContents } from './drawing/draw-contents.ts';
import { drawCover } from './drawing/draw-cover.ts';
import { drawRunningHeaders } from './drawing/draw-running-headers.ts';
import { embedFonts } from './drawing/fonts.ts';
import { chapterHeading, numberHeadings } from './drawing/numbering.ts';
import { createPageFlow } from './drawing/page-flow.ts';
import type { Rendering } from './drawing/rendering.ts';
import { formats } from './drawing/theme.ts';
import { writeOutline } from './drawing/write-outline.ts';
import type { Chapter, Heading } from './tender/blocks.ts';
import { demoTender } from './tender/tender.ts';
import { datasheetTruth, type FactTruth, factTruth, type ParameterTruth } from './tender/truth.ts';

export type DemoTender = {
  bytes: Uint8Array;
  pages: number;
  /** Every datasheet parameter with the page (1-based) on which it is printed. */
  truth: ParameterTruth[];
  /** Key facts: a question, the sentence that answers it, and its page. */
  facts: FactTruth[];
};

/** Makes the demo tender's PDF. The same bytes every time: it contains no time, chance or machine name. */
export async function buildDemoTender(): Promise<DemoTender> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const fonts = await embedFonts(document);
  const chapters = demoTender.chapters.map((chapter) => ({ chapter, title: chapterHeading(chapter) }));
  const headings = chapters.flatMap(({ chapter, title }) => [title, ...headingsOf(chapter)]);
  const numbering = numberHeadings(headings);
  const flow = createPageFlow(document);
  const rendering: Rendering = { flow, fonts, numbering, entries: [], marks: new Map(), tables: 0 };

  flow.openSheet('portrait', '');
  drawCover(rendering, demoTender.cover);

  const [frame] = formats.portrait.frames;
  const room = frame ? frame.bottom - frame.top : 0;
  const contents = paginateContents(headings, room).map(() => {
    flow.openSheet('portrait', 'Contents');
    return flow.sheet;
  });

  for (const { chapter, title } of chapters) drawChapter(rendering, chapter, title);

  for (const [index, entries] of paginateContents(rendering.entries, room).entries()) {
    const sheet = contents[index];
    if (sheet) drawContents(document, flow.sheets, sheet, fonts, entries);
  }
  drawRunningHeaders(flow.sheets, fonts, demoTender.running);
  writeOutline(document, flow.sheets, rendering.entries);
  describe(document);

  const pageOf = (mark: string) => {
    const page = rendering.marks.get(mark);
    if (!page) throw new Error(`Nothing in the tender carries the mark "${mark}".`);
    return page;
  };
  return {
    bytes: await document.save({ objectsPerTick: Number.POSITIVE_INFINITY }),
    pages: flow.sheets.length,
    truth: datasheetTruth(pageOf),
    facts: factTruth(pageOf),
  };
}

function headingsOf(chapter: Chapter): Heading[] {
  return chapter.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'heading'));
}

function drawChapter(rendering: Rendering, chapter: Chapter, title: Heading): void {
  const running = `${rendering.numbering.numberOf(title)}  ${chapter.title}`;
  for (const [index, section] of chapter.sections.entries()) {
    rendering.flow.openSheet(section.layout, running);
    if (index === 0) drawHeading(rendering, title, section.blocks);
    drawBlocks(rendering, section.blocks);
  }
}

function describe(document: PDFDocument): void {
  const { title, author, subject, keywords, issuedAt } = demoTender.metadata;
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(author);
  document.setSubject(subject);
  document.setKeywords(keywords);
  document.setCreator(author);
  document.setProducer('pdf-lib');
  document.setLanguage('en-GB');
  document.setCreationDate(issuedAt);
  document.setModificationDate(issuedAt);
}
