import type { DocumentMediaType } from './document-types.ts';

// Compound files, [MS-CFB]: the format of Office before 2007, of Outlook's e-mails, and of any Office file with a password.

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** An entry of the directory: the name in UTF-16, then its length in bytes. */
const entryBytes = 128;

export const isCompound = (head: Buffer): boolean => head.length >= 512 && head.subarray(0, 8).equals(signature);

/** Where the directory begins, in bytes. In a damaged file, this may be anywhere. */
export function compoundOffset(head: Buffer): number {
  const shift = head.readUInt16LE(30);
  return (head.readUInt32LE(48) + 1) * 2 ** (shift === 12 ? 12 : 9);
}

/** Identified by the streams and storages that these formats have at their top level. */
const known: [name: string, type: DocumentMediaType | 'encrypted'][] = [
  ['EncryptedPackage', 'encrypted'],
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['Book', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
];

/** The type of a compound file, judged by its directory; null where that does not tell. */
export function detectCompound(directory: Buffer): DocumentMediaType | 'encrypted' | null {
  const names: string[] = [];
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const length = directory.readUInt16LE(at + 64);
    const kind = directory[at + 66];
    // The data after the end of the directory is something else.
    if (length > 64 || length % 2 === 1 || (kind !== 0 && kind !== 1 && kind !== 2 && kind !== 5)) break;
    if (length >= 2) names.push(directory.subarray(at, at + length - 2).toString('utf16le'));
  }
  // An e-mail may contain a whole Office document as a storage.
  const isMail = names.some((name) => name.startsWith('__substg1.0_') || name.startsWith('__properties_version1.0'));
  if (isMail) return 'application/vnd.ms-outlook';
  return known.find(([name]) => names.includes(name))?.[1] ?? null;
}
