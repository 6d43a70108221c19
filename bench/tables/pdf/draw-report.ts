import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Block, House, Report } from '../model.ts';
import { type Canvas, createCanvas, type Fonts, wrap } from './canvas.ts';
import { drawTable } from './draw-table.ts';
import { layOutTable } from './table-layout.ts';

const letter: [number, number] = [612, 792];
const gap = 9;

/** Draws a report with the fonts that every reader has, as many older documents do. */
export async function drawReport({ house, pages }: Report): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const fonts = await embedFonts(pdf, house);
  for (const [index, plan] of pages.entries()) {
    const canvas = createCanvas(pdf.addPage(letter), fonts, plan.turned, house.wordByWord);
    const { margin } = house;
    canvas.text(house.header, margin, 36, 8, fonts.italic);
    const foot = canvas.height - 30;
    canvas.text(
      String(index + 1),
      house.foot === 'title' ? canvas.width - margin - 10 : canvas.width / 2,
      foot,
      9,
      fonts.regular,
    );
    if (house.foot === 'title') canvas.text(house.header, margin, foot, 9, fonts.regular);
    const room = canvas.width - 2 * margin;
    const height = plan.foot ? tableHeight(canvas, plan.foot, room) : 0;
    const limit = canvas.height - 46 - height;
    if (plan.foot) drawTable(canvas, plan.foot.grid, plan.foot.style, margin, limit, room);
    const end = drawBlocks(canvas, plan.blocks, house, margin, 54, room);
    if (end > limit) throw new Error(`A page of "${plan.kind}" is ${Math.round(end - limit)} points too long`);
  }
  return pdf.save();
}

function tableHeight(canvas: Canvas, { grid, style }: Extract<Block, { type: 'table' }>, room: number): number {
  return layOutTable(grid, style, canvas.fonts, room).tops.at(-1) ?? 0;
}

async function embedFonts(pdf: PDFDocument, { family }: House): Promise<Fonts> {
  const faces = {
    serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold, StandardFonts.TimesRomanItalic],
    sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.HelveticaOblique],
    narrow: [StandardFonts.TimesRoman, StandardFonts.HelveticaBold, StandardFonts.HelveticaOblique],
  } as const;
  const [regular, bold, italic] = faces[family];
  return {
    regular: await pdf.embedFont(regular),
    bold: await pdf.embedFont(bold),
    italic: await pdf.embedFont(italic),
    dingbats: await pdf.embedFont(StandardFonts.ZapfDingbats),
  };
}

/** Draws blocks under each other, from `y` on, and gives where they end. */
function drawBlocks(canvas: Canvas, blocks: Block[], house: House, x: number, y: number, width: number): number {
  const { fonts } = canvas;
  const lines = (text: string, size: number, font = fonts.regular, at = x, room = width) => {
    for (const line of wrap(text, room, size, font)) {
      canvas.text(line, at, y + size, size, font);
      y += size * 1.2;
    }
  };
  for (const block of blocks) {
    if (block.type === 'heading') lines(block.text, house.bodySize + 3, fonts.bold);
    else if (block.type === 'caption') lines(block.text, house.bodySize, fonts.bold);
    else if (block.type === 'note') lines(block.text, house.bodySize - 2, fonts.italic);
    else if (block.type === 'list')
      for (const [index, item] of block.items.entries()) {
        const marker = { bullet: '•', dash: '–', number: `${index + 1}.` }[block.marker];
        canvas.text(marker, x + 10, y + house.bodySize, house.bodySize, fonts.regular);
        lines(item, house.bodySize, fonts.regular, x + 28, width - 28);
        y += 3;
      }
    else if (block.type === 'contents') y = drawContents(canvas, block.entries, house.bodySize, x, y, width);
    else if (block.type === 'chart') y = drawChart(canvas, block, x, y, width);
    else if (block.type === 'table') y += drawTable(canvas, block.grid, block.style, x, y, width);
    else if (block.type === 'columns') {
      const room = (width - block.gap * (block.columns.length - 1)) / block.columns.length;
      y = Math.max(
        ...block.columns.map((column, at) => drawBlocks(canvas, column, house, x + at * (room + block.gap), y, room)),
      );
    } else lines(block.text, house.bodySize);
    y += block.type === 'line' ? 0 : block.type === 'caption' ? 4 : gap;
  }
  return y;
}

function drawContents(
  canvas: Canvas,
  entries: { text: string; page: string; level: number }[],
  size: number,
  x: number,
  y: number,
  width: number,
): number {
  const { regular } = canvas.fonts;
  const measure = (text: string) => regular.widthOfTextAtSize(text, size);
  for (const { text, page, level } of entries) {
    y += size * 1.45;
    const from = x + level * 14;
    const dots = Math.floor((x + width - from - measure(`${text} ${page} `)) / measure('.'));
    canvas.text(`${text} ${'.'.repeat(Math.max(2, dots - 2))}`, from, y, size, regular);
    canvas.text(page, x + width - measure(page), y, size, regular);
  }
  return y + size;
}

/** Bars with labels under them, a scale at their left and a legend. */
function drawChart(
  canvas: Canvas,
  chart: { labels: string[]; values: number[]; series: string },
  x: number,
  y: number,
  width: number,
): number {
  const { regular } = canvas.fonts;
  const height = 150;
  const step = (width - 40) / chart.labels.length;
  for (let tick = 0; tick <= 100; tick += 25) {
    const at = y + height - (tick / 100) * height;
    canvas.text(String(tick), x + 4, at + 3, 7, regular);
    canvas.line(x + 28, at, x + width, at, 0.3);
  }
  for (const [index, value] of chart.values.entries()) {
    const left = x + 40 + index * step;
    const tall = (value / 100) * height;
    canvas.fill(left, y + height - tall, step * 0.6, tall, 0.5);
    canvas.text(String(value), left + 4, y + height - tall - 3, 7, regular);
    canvas.text(chart.labels[index] ?? '', left, y + height + 10, 7, regular);
  }
  canvas.fill(x + width / 2 - 14, y + height + 20, 7, 7, 0.5);
  canvas.text(chart.series, x + width / 2, y + height + 27, 8, regular);
  return y + height + 32;
}
