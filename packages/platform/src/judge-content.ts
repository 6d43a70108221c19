import { fileTypeFromBuffer } from 'file-type';
import { compoundOffset, detectCompound, isCompound } from './compound-file.ts';
import { type DocumentMediaType, documentTypes, isDocumentType, promisedType } from './document-types.ts';

/**
 * What is known of a file before all of it has come: its type, why it is refused, that a zip archive's end must tell, or the bytes at `offset`
 * of an old Office file.
 */
export type Judgement =
  | { mediaType: DocumentMediaType }
  | { refusal: string }
  | { undecided: 'zip' }
  | { undecided: 'compound'; offset: number };

/** Bytes from the start, from the end and from a compound file's directory that its type is judged by. */
export const judgedBytes = 64 * 1024;

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const accepted =
  'Choose a PDF, a Word, Excel, PowerPoint or OpenDocument file, RTF, CSV, text, Markdown, an e-mail (.eml, .msg), a picture (PNG, JPEG, WebP, TIFF) or a ZIP archive of such files.';
const textTypes: readonly string[] = ['text/csv', 'text/plain', 'text/markdown'] satisfies DocumentMediaType[];
/** What begins as a zip archive does. */
const packed: readonly string[] = [docx, xlsx, pptx, 'application/zip'] satisfies DocumentMediaType[];
const compound: readonly string[] = [
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.ms-outlook',
] satisfies DocumentMediaType[];

/**
 * Judges a file by its first bytes; its name must not contradict them. `head` is the first `judgedBytes`, or the whole of a shorter file.
 * The content decides: a file whose name has no extension has the type of its content.
 */
export async function judgeContent(fileName: string, head: Buffer): Promise<Judgement> {
  const promised = promisedType(fileName);
  if (promised === 'unknown') return { refusal: `${fileName} is of a kind that can't be read. ${accepted}` };
  if (isCompound(head)) return { undecided: 'compound', offset: compoundOffset(head) };
  if (promised === 'message/rfc822') return compare(fileName, promised, detectMail(head) ?? (await detect(head)));
  const found = await detect(head);
  if (found.kind === 'zip' && (promised === null || packed.includes(promised))) return { undecided: 'zip' };
  return compare(fileName, promised, found);
}

/** Judges a zip archive by the list of its entries, which is at its end; `tail` is the last `judgedBytes`. */
export function judgeArchive(fileName: string, tail: Buffer): Judgement {
  const list = tail.toString('latin1');
  const promised = promisedType(fileName);
  const named = promised === 'unknown' ? null : promised;
  const isArchive = named === 'application/zip' && !list.includes('[Content_Types].xml');
  const found: Found = isArchive
    ? { kind: 'type', mediaType: 'application/zip' }
    : list.includes('word/document')
      ? { kind: 'type', mediaType: docx }
      : list.includes('xl/workbook')
        ? { kind: 'type', mediaType: xlsx }
        : list.includes('ppt/presentation')
          ? { kind: 'type', mediaType: pptx }
          : { kind: 'type', mediaType: 'application/zip' };
  return compare(fileName, named, found);
}

/** Judges an old Office file by its list of streams; `directory` is what is at the `offset` that `judgeContent` named. */
export function judgeCompound(fileName: string, directory: Buffer): Judgement {
  const promised = promisedType(fileName);
  const named = promised === 'unknown' ? null : promised;
  const found = detectCompound(directory);
  if (found === 'encrypted') return { refusal: `${fileName} is protected by a password. Save it without one.` };
  if (found) return compare(fileName, named, { kind: 'type', mediaType: found });
  // Its list is elsewhere in the file: the name has to do, and reading says where it is wrong.
  if (named && compound.includes(named)) return { mediaType: named };
  return compare(fileName, named, { kind: 'other', is: 'an old Office file of an unknown kind' });
}

type Found = { kind: 'type'; mediaType: DocumentMediaType } | { kind: 'text' } | { kind: 'zip' } | OtherFile;
interface OtherFile {
  kind: 'other';
  is: string;
}

function compare(fileName: string, promised: DocumentMediaType | null, found: Found): Judgement {
  if (found.kind === 'type' && (promised === null || fits(promised, found.mediaType))) {
    return { mediaType: found.mediaType };
  }
  if (found.kind === 'text' && (promised === null || textTypes.includes(promised))) {
    return { mediaType: promised ?? 'text/plain' };
  }
  if (promised === null) return { refusal: `${fileName} is ${describe(found)}, which can't be read. ${accepted}` };
  return {
    refusal: `${fileName} is not ${documentTypes[promised].name}: it is ${describe(found)}. ${advice(promised)}`,
  };
}

/** Programs save RTF under the ending of Word's own format, too. */
const fits = (promised: DocumentMediaType, found: DocumentMediaType): boolean =>
  promised === found || (promised === 'application/msword' && found === 'application/rtf');

async function detect(head: Buffer): Promise<Found> {
  if (head.subarray(0, 5).equals(Buffer.from('%PDF-'))) return { kind: 'type', mediaType: 'application/pdf' };
  if (head.subarray(0, 5).equals(Buffer.from('{\\rtf'))) return { kind: 'type', mediaType: 'application/rtf' };
  const type = await fileTypeFromBuffer(head);
  if (type?.mime === 'application/zip') return { kind: 'zip' };
  if (type && isDocumentType(type.mime)) return { kind: 'type', mediaType: type.mime };
  if (!type && isTiff(head)) return { kind: 'type', mediaType: 'image/tiff' };
  if (isText(head)) return { kind: 'text' };
  // Readers of PDF take one that begins a little later; unless it is something else as well.
  if (!type && head.subarray(0, 1024).includes('%PDF-')) return { kind: 'type', mediaType: 'application/pdf' };
  return { kind: 'other', is: type ? (others[type.mime] ?? `of the type ${type.mime}`) : 'of an unknown type' };
}

/** The library finds no type where a TIFF's directory is not in `head`; most programs write it at the end of the file. */
const isTiff = (head: Buffer): boolean => ['49492a00', '4d4d002a'].includes(head.subarray(0, 4).toString('hex'));

/** An e-mail begins with its headers; what follows may be in any encoding. Null where it is none. */
function detectMail(head: Buffer): Found | null {
  const start = head.subarray(0, 16 * 1024).toString('latin1');
  const known = /^(?:from|to|subject|date|received|return-path|message-id|mime-version|delivered-to):/im;
  return /^(?:From [^\n]{1,200}\n)?[\x21-\x39\x3b-\x7e]{1,80}:/.test(start) && known.test(start)
    ? { kind: 'type', mediaType: 'message/rfc822' }
    : null;
}

const others: Record<string, string> = {
  'application/x-msdownload': 'a Windows program',
  'application/x-elf': 'a program',
};

function describe(found: Found): string {
  if (found.kind === 'type') return documentTypes[found.mediaType].name;
  if (found.kind === 'text') return 'plain text';
  return found.kind === 'zip' ? 'a ZIP archive' : found.is;
}

function advice(promised: DocumentMediaType): string {
  if (textTypes.includes(promised)) return 'Save it as text in UTF-8.';
  if (promised === docx || promised === xlsx) return 'Save it again in Word or Excel, without a password.';
  return 'Choose the original file.';
}

/** Whether these first bytes are UTF-8, or UTF-16 with its mark, without control characters that no text has. */
function isText(head: Buffer): boolean {
  const mark = head.subarray(0, 2).toString('hex');
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  try {
    // As a stream: a character that is cut by the end of `head` is no error.
    const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is looked for
    return !/[\u0000-\u0008\u000e-\u0019\u001b-\u001f\u007f]/.test(text);
  } catch {
    return false;
  }
}
