import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { makeBook } from '../web/e2e/support/make-book.ts';

export const longPages = 2000;

/** Words that appear once on every fiftieth page. */
export const rareWords = 'liquidated damages for late delivery';

/** A tender of 2,000 pages with bookmarks and labels: 12 lines of text a page, and a picture on every fifth, some 25 MB. */
export function makeLongPdf(): Promise<Buffer> {
  const pages = Array.from({ length: longPages }, (_, index) => ({
    lines: linesOf(index + 1),
    ...(index % 5 === 0 ? { picture: noise(220) } : {}),
  }));
  const parts = Array.from({ length: 40 }, (_, part) => ({
    title: `Part ${part + 1}`,
    pages: pages.slice(part * 50, (part + 1) * 50),
  }));
  return makeBook(parts, { roman: 10 });
}

/** Each line is different, so that none is taken for a running header. */
function linesOf(page: number): string[] {
  const lines = Array.from({ length: 12 }, (_, line) => {
    const item = page * 12 + line;
    return `${page}.${line + 1} Item ${item}: pump of ${(item * 7) % 900} kW, head ${(item * 13) % 97} m, seal ${item.toString(36)}, to be kept in order`;
  });
  if (page % 50 === 0) lines[10] = `${page}.11 The ${rareWords} are ${page} euros a day`;
  return [`Section ${page}`, ...lines];
}

/** A square PNG of grey noise, which no packing makes smaller. */
function noise(side: number): Buffer {
  const rows = Buffer.concat(Array.from({ length: side }, () => Buffer.concat([Buffer.alloc(1), randomBytes(side)])));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits a pixel, grey.
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
