import { parse } from 'csv-parse/sync';
import t from 'tap';
import type { StoredItem } from '../../runs/exports/stored-item.ts';
import { datasheetCsv } from './datasheet-csv.ts';

t.test('each row of a table has a field for every column, those below a merged cell are empty', async (t) => {
  const cell = (row: number, column: number, text: string, rowSpan = 1, columnSpan = 1) => ({
    ...{ row, column, rowSpan, columnSpan, text, isHeader: row === 0, boxes: [] },
  });
  const cells = [
    ...[cell(0, 0, 'Milestone'), cell(0, 1, 'Area'), cell(0, 2, 'Overall')],
    ...[cell(1, 0, 'MS1'), cell(1, 1, '25%'), cell(1, 2, '50%', 2)],
    ...[cell(2, 0, 'MS2'), cell(2, 1, '75%')],
    cell(3, 0, 'In all', 1, 3),
  ];
  const headline = {
    ...{ documentId: 'd', fileName: 'tender.pdf', page: 1, caption: null, rows: 4, columns: 3, headerRows: 1 },
    ...{ continues: false, ruling: 'ruled', box: null },
  };
  const item = { kind: 'table', ordinal: 0, headline, content: { cells }, correction: null };
  const run = {
    ...{ requestType: 'datasheet_extraction' as const, tenderName: 'T', documentNames: ['tender.pdf'] },
    ...{ engine: 'extractive' as const, model: null, result: null, finishedAt: new Date(0), languages: new Map() },
  };
  const content = await datasheetCsv(run, [item as unknown as StoredItem]);
  const [, ...rows] = parse(content, { bom: true, relax_column_count: true });
  t.same(rows, [
    ['Milestone', 'Area', 'Overall'],
    ['MS1', '25%', '50%'],
    ['MS2', '75%', ''],
    ['In all', '', ''],
  ]);
});
