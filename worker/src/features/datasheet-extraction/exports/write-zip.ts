import { buffer } from 'node:stream/consumers';
import { safeName } from '@bidloom/texts/download-name';
import { ZipFile } from 'yazl';

/** A CSV file within a ZIP; its name is made safe and unique. */
export interface ZippedCsv {
  name: string;
  content: Buffer;
}

/** Writes a ZIP of CSV files in their order; names are such that every file system takes them, whatever case it tells apart. */
export async function writeZip(files: readonly ZippedCsv[]): Promise<Buffer> {
  const zip = new ZipFile();
  const taken = new Set<string>();
  for (const { name, content } of files) {
    const stem = safeName(name) || 'Table';
    let path = `${stem}.csv`;
    for (let copy = 2; taken.has(path.normalize('NFKC').toLowerCase()); copy++) path = `${stem} (${copy}).csv`;
    taken.add(path.normalize('NFKC').toLowerCase());
    zip.addBuffer(content, path);
  }
  zip.end();
  return buffer(zip.outputStream);
}
