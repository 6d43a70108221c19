import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument } from 'pdf-lib';
import type { Report } from '../model.ts';
import { toHtml } from './to-html.ts';

const run = promisify(execFile);
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-pdf-header-footer',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of `CHROMIUM_PATH` or of the usual places; nothing where there is none. */
export function findBrowser(): string | undefined {
  const places = [
    process.env.CHROMIUM_PATH ?? '',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return places.find((path) => path !== '' && existsSync(path));
}

/** Prints reports by one run of a browser, and cuts the result into a file for each. */
export async function printReports(browser: string, reports: Report[]): Promise<Uint8Array[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-tables-'));
  try {
    const [html, printed] = [join(folder, 'reports.html'), join(folder, 'reports.pdf')];
    await writeFile(html, toHtml(reports));
    await run(browser, [
      ...flags,
      `--user-data-dir=${join(folder, 'profile')}`,
      `--print-to-pdf=${printed}`,
      `file://${html}`,
    ]);
    const all = await PDFDocument.load(await readFile(printed));
    const wanted = reports.reduce((sum, { pages }) => sum + pages.length, 0);
    if (all.getPageCount() !== wanted)
      throw new Error(`The browser printed ${all.getPageCount()} pages for ${wanted}: one ran over its sheet`);
    let from = 0;
    const files: Uint8Array[] = [];
    for (const { pages } of reports) {
      const one = await PDFDocument.create();
      for (const page of await one.copyPages(
        all,
        pages.map((_, index) => from + index),
      ))
        one.addPage(page);
      files.push(await one.save());
      from += pages.length;
    }
    return files;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
