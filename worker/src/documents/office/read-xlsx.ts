import type { ReadContent } from '../model.ts';
import type { ReadOptions } from '../read-options.ts';
import { addSheet } from '../text/add-sheet.ts';
import { createFlow } from '../text/flow-pages.ts';
import { placeMerges } from './xlsx-merges.ts';
import { openWorkbook } from './xlsx-workbook.ts';

/** Reads a workbook: each sheet a heading and a table, cut into pages of rows. Hidden sheets are read too. @throws UnreadableDocumentError */
export async function readXlsx(path: string, options: ReadOptions): Promise<ReadContent> {
  const workbook = await openWorkbook(path);
  try {
    const { sheets } = workbook;
    const flow = createFlow('given');
    for (const [index, { name, part }] of sheets.entries()) {
      options.signal?.throwIfAborted();
      const { rows, merges } = await workbook.read(part);
      if (rows.length > 0) {
        if (index > 0) flow.add({ kind: 'page_break' });
        flow.add({ kind: 'heading', text: name, level: 1 });
        addSheet(flow, index, { rows: rows.map(({ cells }) => cells), ...placeMerges(rows, merges) });
      }
      options.onPages?.(index + 1, sheets.length, 'reading');
    }
    return flow.finish();
  } finally {
    workbook.close();
  }
}
