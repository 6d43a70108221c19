import { acceptedDocumentTypes } from '@bidloom/contract/documents';
import { fileTypeFromBuffer } from 'file-type';

export type DocumentMediaType = keyof typeof acceptedDocumentTypes;

/** What is known of a file before all of it has come: its type, why it is refused, or that a zip archive's end must tell. */
export type Judgement = { mediaType: DocumentMediaType } | { refusal: string } | { undecided: 'zip' };

/** Bytes from the start and from the end of a file that its type is judged by. */
export const judgedBytes = 64 * 1024;

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const names: Record<DocumentMediaType, string> = {
  'application/pdf': 'a PDF',
  [docx]: 'a Word document',
  [xlsx]: 'an Excel sheet',
  'text/csv': 'a CSV file',
  'text/plain': 'a text file',
  'text/markdown': 'a Markdown file',
  'image/png': 'a PNG image',
  'image/jpeg': 'a JPEG image',
  'image/webp': 'a WebP image',
};
const accepted = 'Choose a PDF, Word (.docx), Excel (.xlsx), CSV, text, Markdown, PNG, JPEG or WebP file.';
const textTypes: readonly string[] = ['text/csv', 'text/plain', 'text/markdown'] satisfies DocumentMediaType[];

/**
 * Judges a file by its first bytes; its name must not say otherwise. `head` is the first `judgedBytes`, or the whole of a shorter file.
 * What the content is decides: a name without an ending is taken for what it holds.
 */
export async function judgeContent(fileName: string, head: Buffer): Promise<Judgement> {
  const promised = promisedType(fileName);
  if (promised === 'unknown') return { refusal: `${fileName} is of a kind that can't be read. ${accepted}` };
  const found = await detect(head);
  if (found.kind === 'zip' && (promised === null || promised === docx || promised === xlsx)) {
    return { undecided: 'zip' };
  }
  return compare(fileName, promised, found);
}

/** Judges a zip archive by the list of its entries, which stands at its end; `tail` is the last `judgedBytes`. */
export function judgeArchive(fileName: string, tail: Buffer): Judgement {
  const list = tail.toString('latin1');
  const found: Found = list.includes('word/')
    ? { kind: 'type', mediaType: docx }
    : list.includes('xl/')
      ? { kind: 'type', mediaType: xlsx }
      : { kind: 'zip' };
  const promised = promisedType(fileName);
  return compare(fileName, promised === 'unknown' ? null : promised, found);
}

type Found =
  | { kind: 'type'; mediaType: DocumentMediaType }
  | { kind: 'text' }
  | { kind: 'zip' }
  | { kind: 'other'; is: string };

function compare(fileName: string, promised: DocumentMediaType | null, found: Found): Judgement {
  if (found.kind === 'type' && (promised === null || promised === found.mediaType)) {
    return { mediaType: found.mediaType };
  }
  if (found.kind === 'text' && (promised === null || textTypes.includes(promised))) {
    return { mediaType: promised ?? 'text/plain' };
  }
  if (promised === null) return { refusal: `${fileName} is ${describe(found)}, which can't be read. ${accepted}` };
  return { refusal: `${fileName} is not ${names[promised]}: it is ${describe(found)}. ${advice(promised)}` };
}

async function detect(head: Buffer): Promise<Found> {
  if (head.subarray(0, 5).equals(Buffer.from('%PDF-'))) return { kind: 'type', mediaType: 'application/pdf' };
  const type = await fileTypeFromBuffer(head);
  if (type && type.mime in acceptedDocumentTypes) {
    return { kind: 'type', mediaType: type.mime as DocumentMediaType };
  }
  if (type?.mime === 'application/zip') return { kind: 'zip' };
  if (isText(head)) return { kind: 'text' };
  // Readers of PDF take one that begins a little later; unless it is something else as well.
  if (!type && head.subarray(0, 1024).includes('%PDF-')) return { kind: 'type', mediaType: 'application/pdf' };
  return { kind: 'other', is: type ? (others[type.mime] ?? `of the type ${type.mime}`) : 'of an unknown type' };
}

const others: Record<string, string> = {
  'application/x-msdownload': 'a Windows program',
  'application/x-elf': 'a program',
  'application/x-cfb': 'an old Office file, or one with a password',
};

function describe(found: Found): string {
  if (found.kind === 'type') return names[found.mediaType];
  if (found.kind === 'text') return 'plain text';
  return found.kind === 'zip' ? 'a zip archive' : found.is;
}

function advice(promised: DocumentMediaType): string {
  if (textTypes.includes(promised)) return 'Save it as text in UTF-8.';
  if (promised === docx || promised === xlsx) return 'Save it anew in Word or Excel, without a password.';
  return 'Choose the original file.';
}

/** What the ending of a name promises; null where there is none, as in "Annex 4.2". */
function promisedType(fileName: string): DocumentMediaType | 'unknown' | null {
  const ending = /\.[a-z][a-z0-9]{0,15}$/i.exec(fileName)?.[0].toLowerCase();
  if (!ending) return null;
  const entry = Object.entries(acceptedDocumentTypes).find(([, endings]) =>
    (endings as readonly string[]).includes(ending),
  );
  return entry ? (entry[0] as DocumentMediaType) : 'unknown';
}

/** Whether these first bytes are UTF-8, or UTF-16 with its mark, without control characters that no text has. */
function isText(head: Buffer): boolean {
  const mark = head.subarray(0, 2).toString('hex');
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  try {
    // As a stream: a character that the end of `head` cuts in two is no fault.
    const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is looked for
    return !/[\u0000-\u0008\u000e-\u0019\u001b-\u001f\u007f]/.test(text);
  } catch {
    return false;
  }
}
