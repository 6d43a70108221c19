import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import type { DocumentSource, ReadOptions } from '../read-options.ts';

export const options: ReadOptions = { ocrLanguages: ['eng'], ocrDataFolders: [] };

/** Writes bytes to a file of that name in a new folder and describes it as a source. */
export async function writeSource(
  fileName: string,
  mediaType: string,
  bytes: Uint8Array | string,
): Promise<DocumentSource> {
  const path = join(await mkdtemp(join(tmpdir(), 'bidloom-test-')), fileName);
  await writeFile(path, bytes);
  return { path, mediaType, fileName };
}

export interface ZipPart {
  name: string;
  data: Uint8Array | string;
  /** What the directory claims instead of the true size. */
  claimedSize?: number;
}

/** A zip archive of deflated parts (APPNOTE 4.3), whose stated sizes may be wrong. */
export function makeZip(parts: ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claimedSize } of parts) {
    const bytes = Buffer.from(data as string);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimedSize ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields, tail, Buffer.from(name)]));
    files.push(file);
    offset += file.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listing, end]);
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word file with this body; other parts are added or replaced by name. */
export function makeDocx(body: string, parts: ZipPart[] = [], prolog = ''): Buffer {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ' +
    'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  return makeZip([
    { name: '[Content_Types].xml', data: types },
    {
      name: 'word/document.xml',
      data: `<?xml version="1.0"?>${prolog}<w:document ${W}><w:body>${body}</w:body></w:document>`,
    },
    ...parts,
  ]);
}
