import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { makeDocx, makeZip, type ZipPart } from './files.ts';

/** A file that is small, or allowed, and made to take all time or memory of the process that reads it. */
export interface HostileFile {
  fileName: string;
  make(): Uint8Array;
}

const million = 1_000_000;

/** A PDF of these objects, the first of which is its catalog (ISO 32000-1, 7.5). */
function makeRawPdf(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let at = 9;
  const add = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(at);
    add(Buffer.from(`${index + 1} 0 obj\n`));
    add(Buffer.from(object as string));
    add(Buffer.from('\nendobj\n'));
  });
  const start = at;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`));
  add(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

function packed(content: Buffer, entries = ''): Buffer {
  const bytes = deflateSync(content);
  const head = `<< ${entries} /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}

/** Pages that all show the same content; `more` objects are numbered from 5. */
function makePages(count: number, content: Buffer, more: (string | Buffer)[] = [], resources = ''): Buffer {
  const first = 5 + more.length;
  const kids = Array.from({ length: count }, (_, index) => `${first + index} 0 R`).join(' ');
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources 3 0 R >>`;
  return makeRawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    `<< /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> ${resources} >>`,
    packed(content),
    ...more,
    ...Array.from({ length: count }, () => page),
  ]);
}

/** Forms of which each shows the next one twice: the last is shown 2^levels times. */
function makeForms(levels: number): Buffer {
  const forms = Array.from({ length: levels }, (_, level) => {
    const isLast = level === levels - 1;
    const own = isLast ? '' : `/Resources << /XObject << /X ${6 + level} 0 R >> >>`;
    const content = isLast ? '0 0 m 9 9 l S' : '/X Do /X Do';
    return packed(Buffer.from(content), `/Type /XObject /Subtype /Form /BBox [0 0 99 99] ${own}`);
  });
  return makePages(1, Buffer.from('/X Do /X Do'), forms, '/XObject << /X 5 0 R >>');
}

function makeManyWords(count: number): Buffer {
  const words = Array.from({ length: count }, (_, index) => {
    return `1 0 0 1 ${(index * 7) % 590} ${(index * 3) % 840} Tm (w${index}) Tj`;
  });
  return makePages(1, Buffer.from(`BT /F 4 Tf ${words.join('\n')} ET`));
}

/** Bytes that can't be packed, so that a high rate of packing does not reveal the archive. */
function ballast(bytes: number): ZipPart {
  return { name: 'media/picture.bin', data: randomBytes(bytes) };
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetSpace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook of one sheet with these rows. */
function makeSheet(rows: string, strings: string): Buffer {
  return makeZip([
    {
      name: 'xl/workbook.xml',
      data: `<workbook ${sheetSpace} xmlns:r="${relations}"><sheets><sheet name="S" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Target="s.xml"/></Relationships>',
    },
    { name: 'xl/sharedStrings.xml', data: `<sst ${sheetSpace}>${strings}</sst>` },
    { name: 'xl/s.xml', data: `<worksheet ${sheetSpace}><sheetData>${rows}</sheetData></worksheet>` },
    { name: '[Content_Types].xml', data: '<Types/>' },
    ballast(million),
  ]);
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of one grey. */
function makePicture(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  const rows = deflateSync(Buffer.alloc(side * (side + 1)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunkOf('IHDR', head), chunkOf('IDAT', rows), chunkOf('IEND', Buffer.alloc(0))]);
}

const text = (piece: string, bytes: number) => Buffer.alloc(bytes, piece);
const paths = '0 0 m 1 1 l S\n';
const row = (cells: string) => `<row>${cells}</row>`;

/** One or more of each kind: bytes, pages, operators, words of a page, unpacked bytes, cells, characters, pixels. */
export const hostileFiles: readonly HostileFile[] = [
  { fileName: 'one-page-of-200-mb.pdf', make: () => makePages(1, text(paths, 200 * million)) },
  { fileName: 'one-page-of-4-mb.pdf', make: () => makePages(1, text(paths, 4 * million)) },
  { fileName: 'drawings-on-2000-pages.pdf', make: () => makePages(2000, text(paths, 500_000)) },
  { fileName: 'blanks-on-1000-pages.pdf', make: () => makePages(1000, text(' ', 200 * million)) },
  { fileName: 'forms-in-forms.pdf', make: () => makeForms(30) },
  {
    fileName: 'words-in-one-line.pdf',
    make: () => makePages(1, Buffer.from(`BT /F 0.001 Tf 9 9 Td (${'a '.repeat(300_000)}) Tj ET`)),
  },
  { fileName: 'a-million-words.pdf', make: () => makeManyWords(million) },
  {
    fileName: 'words-on-5000-pages.pdf',
    make: () => makePages(5000, text('BT /F 4 Tf 9 9 Td (a b c d e f) Tj ET\n', 99_000)),
  },
  { fileName: 'pages.pdf', make: () => makePages(50_000, Buffer.from(paths)) },
  {
    fileName: 'pages-in-a-circle.pdf',
    make: () =>
      makeRawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2000000000 >>']),
  },
  { fileName: 'unpacked.docx', make: () => makeDocx(`<w:p><w:r><w:t>${' '.repeat(290 * million)}</w:t></w:r></w:p>`) },
  {
    fileName: 'paragraphs.docx',
    make: () => makeDocx('<w:p><w:r><w:t>a b</w:t></w:r></w:p>'.repeat(3 * million), [ballast(million)]),
  },
  {
    fileName: 'one-paragraph.docx',
    make: () => makeDocx(`<w:p><w:r><w:t>${'ab '.repeat(39 * million)}</w:t></w:r></w:p>`, [ballast(million)]),
  },
  {
    fileName: 'rows-of-63-columns.docx',
    make: () =>
      makeDocx(
        `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="63"/></w:tcPr><w:p/></w:tc><w:tc/></w:tr>${'<w:tr><w:tc><w:p/></w:tc></w:tr>'.repeat(3 * million)}</w:tbl>`,
        [ballast(million)],
      ),
  },
  {
    fileName: 'one-string-in-a-million-cells.xlsx',
    make: () =>
      makeSheet(
        row('<c t="s"><v>0</v></c>'.repeat(100)).repeat(10_000),
        `<si><t>${'Lorem ipsum '.repeat(2700)}</t></si>`,
      ),
  },
  { fileName: 'cells.xlsx', make: () => makeSheet(row('<c><v>1</v></c>'.repeat(400)).repeat(17_000), '') },
  { fileName: 'one-cell.csv', make: () => text('ab ', 29 * million) },
  { fileName: 'one-row-of-a-million-columns.csv', make: () => text('1,', 2 * million) },
  { fileName: 'rows.csv', make: () => text('1\n', 29 * million) },
  { fileName: 'quotes.csv', make: () => text('"a""b', 20 * million) },
  { fileName: 'open-quotes.csv', make: () => text('"a\n', 20 * million) },
  { fileName: 'one-line.txt', make: () => text('ab ', 29 * million) },
  { fileName: 'too-long.txt', make: () => text('ab ', 150 * million) },
  { fileName: 'blank-lines.txt', make: () => text('\n', 29 * million) },
  { fileName: 'short-paragraphs.txt', make: () => text('a\n\n', 29 * million) },
  {
    fileName: 'terms.txt',
    make: () => Buffer.from(Array.from({ length: 3 * million }, (_, index) => `t${index}`).join(' ')),
  },
  { fileName: 'form-feeds.txt', make: () => text('a\f', 20 * million) },
  { fileName: 'columns.md', make: () => Buffer.from(`${'|a'.repeat(million)}|\n${'|-'.repeat(million)}|\n`) },
  { fileName: 'headings.md', make: () => text('# a\n', 29 * million) },
  { fileName: 'pixels.png', make: () => makePicture(10_000) },
  { fileName: 'too-many-pixels.png', make: () => makePicture(12_000) },
];

const lines: readonly [name: string, head: string, piece: string, tail: string][] = [
  ['blanks', 'a', ' ', 'b'],
  ['marks', '# ', '#', 'a'],
  ['rules', '|', '-:', 'a'],
  ['dashes', 'a\n', '-', ' a'],
  ['pipes', '|', '|', 'a'],
  ['figures', '', '1,', 'a'],
  ['points', '', 'a.', ' b'],
  ['dots', 'a ', '.', ' b'],
  ['brackets', '', '(', 'a'],
  ['capitals', '', 'A', 'a'],
  ['sentence', 'The bidder shall ', 'submit the bid and ', 'end.'],
  ['sections', '', '1.', ' a'],
  ['quotes', '', '"', 'a'],
  ['dates', '', '1/', ' 2027'],
  ['blank lines', 'a', '\n \n', 'b'],
  ['hyphens', '', 'a-', 'b'],
];

/** Texts of 60 KB over which patterns and rules that go back and forth take their time. */
export function hostileTexts(count: number, bytes = 60_000): HostileFile[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, head, piece, tail] = lines[index % lines.length] ?? ['', '', 'a', ''];
    const extension = Math.floor(index / lines.length) % 2 === 0 ? 'txt' : 'md';
    return {
      fileName: `${name} ${index}.${extension}`,
      make: () => Buffer.concat([Buffer.from(head), text(piece, bytes), Buffer.from(tail)]),
    };
  });
}
