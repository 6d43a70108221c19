import t from 'tap';
import { readBack } from '../../../exports/testing/read-back.ts';
import type { StoredItem } from '../../runs/exports/stored-item.ts';
import { datasheetWorkbook } from './datasheet-workbook.ts';

/** The body cells of a table's second column in the written file, as `shown = stored`. */
async function written(title: string, texts: string[], language: string | null): Promise<string[]> {
  const rows = [['Item', title], ...texts.map((text, index) => [`Part ${'ABCDEFG'[index]}`, text])];
  const cells = rows.flatMap((row, y) =>
    row.map((text, x) => ({ row: y, column: x, rowSpan: 1, columnSpan: 1, text, isHeader: y === 0, boxes: [] })),
  );
  const headline = {
    ...{ documentId: 'd', fileName: 'tender.pdf', page: 1, caption: null, rows: rows.length, columns: 2 },
    ...{ headerRows: 1, continues: false, ruling: 'ruled', box: null },
  };
  const item = { kind: 'table', ordinal: 0, headline, content: { cells }, correction: null };
  const run = {
    ...{ requestType: 'datasheet_extraction' as const, tenderName: 'T', documentNames: ['tender.pdf'] },
    ...{ engine: 'extractive' as const, model: null, result: null, finishedAt: new Date(0) },
    languages: new Map(language ? [['d', language]] : []),
  };
  const [, sheet = []] = await readBack(await datasheetWorkbook(run, [item as unknown as StoredItem]));
  // Above the table there is a line, and its header.
  return sheet.slice(2).map((row) => `${row[1]?.shown} = ${row[1]?.stored ?? 'text'}`);
}

t.test('thousands of a price are stored as thousands and shown as printed', async (t) => {
  const prices = ['1.000', '2.500', '17.500'];
  // The file is shown with the marks of its reader: here those of English.
  const thousands = ['1,000 = 1000', '2,500 = 2500', '17,500 = 17500'];
  t.same(await written('Giá (VND)', prices, 'vi'), thousands);
  t.same(await written('Value', prices, 'vi'), thousands, 'by the language alone');
  t.same(await written('Value', prices, 'de'), thousands);
  t.same(await written('Giá (VND)', prices, null), thousands, 'by the currency alone');
  t.same(await written('Value', [...prices, '500'], null), [...thousands, '500 = 500'], 'by the column alone');
});

t.test('an amount in dollars is thousands in a document of any language', async (t) => {
  for (const language of ['en', 'vi', null]) {
    t.same(await written('Price', ['$4,000', '$12,500'], language), ['$4,000 = 4000', '$12,500 = 12500']);
  }
});

t.test('three decimals stay decimals where the document is written so', async (t) => {
  t.same(await written('Density', ['1.000', '2.500'], 'en'), ['1.000 = 1', '2.500 = 2.5']);
  t.same(await written('Density', ['1.250', '0.5'], null), ['1.250 = 1.25', '0.5 = 0.5']);
});

t.test('codes stay text', async (t) => {
  t.same(await written('Value', ['1.8', '1.9', '1.10'], 'en'), ['1.8 = text', '1.9 = text', '1.10 = text']);
  t.same(await written('Value', ['0045', '1200', '3310'], 'en'), ['0045 = text', '1200 = text', '3310 = text']);
});

t.test('what stays open is text as printed', async (t) => {
  t.same(await written('Value', ['1.000', '2.500'], null), ['1.000 = text', '2.500 = text']);
  t.same(await written('Value', ['1.234', '1,234'], 'en'), ['1.234 = text', '1,234 = text']);
});
