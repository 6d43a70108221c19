import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { type AcceptedMediaType, isAccepted } from './media-types.ts';
import { decodeText } from './text/decode-text.ts';
import { detectDelimiter } from './text/read-csv.ts';

const HEAD = 64 * 1024;

/**
 * The type of a file by its content, or null where it is none that can be read. The name only tells apart what content can't:
 * Markdown, CSV and plain text are all text. A PDF may have up to 1,024 bytes before its header, as readers allow.
 */
export async function detectMediaType(path: string, fileName: string): Promise<AcceptedMediaType | null> {
  const head = await readHead(path);
  if (head.length === 0) return null;
  const found =
    (await fileTypeFromBuffer(head))?.mime === 'application/zip'
      ? await fileTypeFromFile(path)
      : await fileTypeFromBuffer(head);
  if (found) {
    if (isAccepted(found.mime) && !found.mime.startsWith('text/')) return found.mime;
    if (!found.mime.startsWith('text/') && found.mime !== 'application/xml') return null;
  }
  // Executables may carry a PDF's mark somewhere: it has to come before anything else that is known, and with a version.
  if (/%PDF-\d\.\d/.test(head.toString('latin1', 0, 1024))) return 'application/pdf';
  return isText(head) ? kindOfText(head, fileName) : null;
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(HEAD);
    const { bytesRead } = await file.read(buffer, 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Text has next to no control characters once it is decoded. */
function isText(head: Buffer): boolean {
  const text = decodeText(head);
  let odd = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if ((code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13) || code === 0xfffd) odd++;
  }
  return odd <= 0.001 * text.length;
}

function kindOfText(head: Buffer, fileName: string): AcceptedMediaType {
  const extension = extname(fileName).toLowerCase();
  if (extension === '.md' || extension === '.markdown') return 'text/markdown';
  if (extension === '.csv' || extension === '.tsv') return 'text/csv';
  if (extension === '.txt' || extension === '.text') return 'text/plain';
  return isTable(decodeText(head)) ? 'text/csv' : 'text/plain';
}

/** Whether the first lines have the same number, and at least two, of delimiters. */
function isTable(text: string): boolean {
  const lines = text.split(/\r?\n/).filter(Boolean).slice(0, 20);
  const delimiter = detectDelimiter(text);
  const counts = lines.map((line) => line.split(delimiter).length);
  return lines.length >= 3 && (counts[0] ?? 0) >= 3 && counts.slice(0, -1).every((count) => count === counts[0]);
}
