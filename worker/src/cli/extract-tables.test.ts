import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import t from 'tap';
import { writeSource } from '../documents/testing/files.ts';
import { makePdf } from '../documents/testing/make-pdf.ts';

const cli = fileURLToPath(new URL('extract-tables.ts', import.meta.url));

function run(...files: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...files], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

t.test(
  'tables are printed with their cells, and a file that cannot be read takes none of the others along',
  async (t) => {
    const bytes = await makePdf(({ page, regular }) => {
      const sheet = page();
      for (const x of [60, 200, 300]) sheet.drawLine({ start: { x, y: 700 }, end: { x, y: 760 }, thickness: 1 });
      for (const y of [700, 720, 740, 760]) sheet.drawLine({ start: { x: 60, y }, end: { x: 300, y }, thickness: 1 });
      const rows = ['Flow', '25', 'Head', '40', 'Speed', '1450'];
      rows.forEach((text, index) => {
        sheet.drawText(text, { x: index % 2 ? 210 : 66, y: 746 - 20 * Math.floor(index / 2), size: 10, font: regular });
      });
    });
    const { path } = await writeSource('pump.pdf', 'application/pdf', bytes);
    const { path: broken } = await writeSource('broken.pdf', 'application/pdf', bytes.subarray(0, 100));
    const cell = (r: number, c: number, text: string) => ({ r, c, r2: r, c2: c, text });
    const cells = [
      ['Flow', '25'],
      ['Head', '40'],
      ['Speed', '1450'],
    ].flatMap((row, r) => row.map((text, c) => cell(r, c, text)));

    const first = await run(broken, path);
    t.equal(first.code, 1);
    t.ok(first.stderr.includes(`${broken}: This PDF is damaged`), first.stderr);
    t.same(JSON.parse(first.stdout), [{ file: basename(path), page: 1, cells }]);

    // Again, with the code of the first run found compiled.
    const second = await run(path);
    t.equal(second.code, 0);
    t.same(JSON.parse(second.stdout), [{ file: basename(path), page: 1, cells }]);
  },
);
