import type { Page } from '../model.ts';
import type { ReadOptions } from '../read-options.ts';
import { addSheet } from '../text/add-sheet.ts';
import { createFlow } from '../text/flow-pages.ts';
import { openWorkbook } from './xlsx-workbook.ts';

/** Reads a workbook: each sheet a heading and a table, cut into pages of rows. Hidden sheets are read too. @throws UnreadableDocumentError */
export async function readXlsx(path: string, options: ReadOptions): Promise<Page[]> {
  const workbook = await openWorkbook(path);
  try {
    const { sheets } = workbook;
    const flow = createFlow('given');
    for (const [index, { name, part }] of sheets.entries()) {
      options.signal?.throwIfAborted();
      const rows = await workbook.rows(part);
      if (rows.length > 0) {
        if (index > 0) flow.add({ kind: 'page_break' });
        flow.add({ kind: 'heading', text: name, level: 1 });
        const cells = rows.map((row) => row.cells);
        addSheet(flow, cells, index);
      }
      options.onPages?.(index + 1, sheets.length, 'reading');
    }
    return flow.finish();
  } finally {
    workbook.close();
  }
}
