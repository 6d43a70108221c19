import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mediaTypeByName } from '@bidloom/worker/src/documents/media-types.ts';
import t from 'tap';
import { exportFile, notAsPrinted } from './exported-file.ts';

t.setTimeout(1_800_000);

/** Titles of prices in a currency without thousandths. */
const prices = /\b(?:VND|VNĐ|đồng)\b|đơn giá|thành tiền/iu;
/** `1.000`: one mark, and three figures after it. */
const inThousands = /^\s*\d{1,3}(?:[.,]\d{3})+\s*$/;

const folder = process.env.TENDERS_DIR ?? '';
const skip = !existsSync(folder) && 'needs TENDERS_DIR, a folder of tenders';
const files = skip ? [] : readdirSync(folder).filter((name) => mediaTypeByName(name));

t.test('every number of every table is written as printed', { skip }, async (t) => {
  t.ok(files.length > 0, folder);
  let cells = 0;
  for (const file of files) {
    const { columns, open } = await exportFile(join(folder, file));
    const numbers = columns.flatMap((column) => column.numbers);
    cells += numbers.length;
    t.same(columns.flatMap(notAsPrinted), [], `${file}: ${numbers.length} numbers, ${open} cells left open`);
    t.same(
      numbers.filter(({ stored }) => stored === null),
      [],
      `${file}: numbers are stored as numbers`,
    );
    const grouped = columns
      .filter(({ title }) => prices.test(title))
      .flatMap((column) => column.numbers.filter(({ print }) => inThousands.test(print)));
    t.same(
      grouped.filter(({ print, stored }) => stored !== Number(print.replace(/\D/g, ''))),
      [],
      `${file}: ${grouped.length} prices of whole thousands are stored as such`,
    );
  }
  t.comment(`${cells} numbers of ${files.length} files`);
});
