import { type FileHandle, open } from 'node:fs/promises';

/** A picture as it is in a PDF. */
export interface PdfPicture {
  /** In pixels. */
  width: number;
  height: number;
  /** In points, as the page is shown. */
  pageWidth: number;
  pageHeight: number;
  /** JPEG, or rows of bits packed by zlib, where 1 is white. */
  data: Buffer;
  kind: 'jpeg' | 'grey jpeg' | 'bits';
}

/** Writes a PDF of one picture a page, a page at a time: none is kept in memory. */
export interface PicturePdf {
  /** Returns the bytes so far. */
  add(picture: PdfPicture): Promise<number>;
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** The objects of each page: itself, what it shows, the picture. Behind the catalogue and the tree of pages. */
const objectsAPage = 3;

export async function createPicturePdf(path: string): Promise<PicturePdf> {
  const file: FileHandle = await open(path, 'w');
  const offsets = [0];
  let at = 0;
  let pages = 0;
  const write = async (...parts: (string | Buffer)[]) => {
    const bytes = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
    await file.writeFile(bytes);
    at += bytes.length;
  };
  const object = async (number: number, ...parts: (string | Buffer)[]) => {
    offsets[number] = at;
    await write(`${number} 0 obj\n`, ...parts, '\nendobj\n');
  };
  await write('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n');

  return {
    async add({ width, height, pageWidth, pageHeight, data, kind }) {
      const page = 3 + objectsAPage * pages++;
      const box = `${pageWidth.toFixed(2)} ${pageHeight.toFixed(2)}`;
      const shown = `q ${pageWidth.toFixed(2)} 0 0 ${pageHeight.toFixed(2)} 0 0 cm /P Do Q`;
      await object(
        page,
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${box}]/Resources<</XObject<</P ${page + 2} 0 R>>>>/Contents ${page + 1} 0 R>>`,
      );
      await object(page + 1, `<</Length ${shown.length}>>stream\n${shown}\nendstream`);
      const [colours, bits, filter] =
        kind === 'bits'
          ? ['DeviceGray', 1, 'FlateDecode']
          : [kind === 'jpeg' ? 'DeviceRGB' : 'DeviceGray', 8, 'DCTDecode'];
      await object(
        page + 2,
        `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/${colours}/BitsPerComponent ${bits}/Filter/${filter}/Length ${data.length}>>stream\n`,
        data,
        '\nendstream',
      );
      return at;
    },
    async finish() {
      const kids = Array.from({ length: pages }, (_, index) => `${3 + objectsAPage * index} 0 R`).join(' ');
      await object(1, '<</Type/Catalog/Pages 2 0 R>>');
      await object(2, `<</Type/Pages/Count ${pages}/Kids[${kids}]>>`);
      const start = at;
      const lines = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
      const size = offsets.length;
      await write(
        `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
      );
    },
    close: () => file.close(),
  };
}
