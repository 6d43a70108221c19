import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { newId, recordAudit, type TenantTransaction, withTenant } from '@bidloom/db';
import { ingestDocument } from '@bidloom/jobs';
import {
  type DocumentMediaType,
  fileNameKey,
  judgeArchive,
  judgeCompound,
  judgeContent,
  judgedBytes,
  unreadableWithoutOffice,
} from '@bidloom/platform';
import { isContainer } from '@bidloom/texts/container-types';
import type { LeftOut, UnpackedContents, UnpackedFile } from '../../documents/model.ts';
import { hashFile } from '../../lib/hash-file.ts';
import type { Platform } from '../../platform.ts';
import { findArchive, findNamed, insertPart, lockTree } from './contents.repository.ts';
import type { IngestSubject } from './report-ingest.ts';

/** What may come out of one upload, archives within archives included. */
const limits = { depth: 3, files: 1000, bytes: 2 * 1024 * 1024 * 1024 };

interface Registration {
  subject: IngestSubject;
  contents: UnpackedContents;
  hasOffice: boolean;
  signal: AbortSignal;
}

/**
 * Makes documents of what came out of an archive or e-mail, each with its own file and job, and returns what does not become one. A second
 * call continues where the first was interrupted: an entry becomes a document once, and one that somebody has removed since comes back only
 * where the archive is read again.
 */
export async function registerContents(
  platform: Pick<Platform, 'database' | 'storage' | 'queue'>,
  { subject, contents, hasOffice, signal }: Registration,
): Promise<LeftOut[]> {
  const { organizationId, documentId } = subject;
  const archive = await withTenant(platform.database, organizationId, (trx) => findArchive(trx, documentId));
  const leftOut: LeftOut[] = [];
  if (!archive) return leftOut;
  for (const file of contents.files) {
    signal.throwIfAborted();
    if (archive.entries.has(file.entry)) continue;
    const reason = await registerFile(platform, { subject, archive, hasOffice }, file);
    if (reason) leftOut.push({ name: file.folder ? `${file.folder}/${file.name}` : file.name, reason });
  }
  return [...leftOut, ...contents.leftOut];
}

type Archive = NonNullable<Awaited<ReturnType<typeof findArchive>>>;

/** Returns why a file does not become a document; null where it does, or is no longer wanted. */
async function registerFile(
  { database, storage, queue }: Pick<Platform, 'database' | 'storage' | 'queue'>,
  { subject, archive, hasOffice }: { subject: IngestSubject; archive: Archive; hasOffice: boolean },
  file: UnpackedFile,
): Promise<string | null> {
  const { organizationId, documentId: parentId, workspaceId, jobId } = subject;
  const judged = await judgeFile(file);
  if ('refusal' in judged) return firstSentence(judged.refusal, file.name);
  const { mediaType } = judged;
  const advice = hasOffice ? null : unreadableWithoutOffice(mediaType);
  if (advice) return advice;
  if (isContainer(mediaType) && archive.depth >= limits.depth) {
    return `it is packed ${archive.depth} times over; unpack it on your computer and upload it`;
  }
  const sha256 = await hashFile(file.path);
  const inTenant = <T>(work: (trx: TenantTransaction) => Promise<T>) => withTenant(database, organizationId, work);
  // Spares the transfer into the storage; the same is asked once more below.
  const named = await inTenant((trx) => chooseName(trx, archive, file, sha256));
  if (!named) return alreadyThere;
  const id = newId();
  const objectKey = `${organizationId}/documents/${id}`;
  await storage.put(objectKey, createReadStream(file.path), { contentType: mediaType });
  // As with uploads: a crash before the row leaves an orphaned object at most.
  const reason = await inTenant(async (trx) => {
    const tree = await lockTree(trx, parentId, jobId);
    if (!tree) return gone;
    if (tree.files >= limits.files) return `more than ${limits.files} files came out of one upload`;
    if (tree.bytes + file.size > limits.bytes) return 'more than 2 GB came out of one upload';
    const fileName = await chooseName(trx, archive, file, sha256);
    if (!fileName) return alreadyThere;
    const part = {
      ...{ id, organizationId, workspaceId, parentId, parentEntry: file.entry, folder: file.folder },
      ...{ fileName, fileNameKey: fileNameKey(fileName), mediaType, size: file.size, sha256, objectKey },
      ...{ createdBy: archive.createdBy, category: archive.category },
    };
    const job = await queue.send(trx, ingestDocument, { organizationId, workspaceId, documentId: id });
    await insertPart(trx, part, job);
    const source = { actorId: archive.createdBy, address: null, userAgent: null, requestId: null };
    const target = { type: 'document', id, name: fileName.slice(0, 200).toWellFormed() };
    const details = { workspaceId, from: parentId };
    await recordAudit(trx, source, { organizationId, action: 'document.unpacked', target, details });
    return null;
  }).catch(async (error: unknown) => {
    await storage.remove([objectKey]);
    throw error;
  });
  if (reason) await storage.remove([objectKey]);
  return reason === gone ? null : reason;
}

const alreadyThere = 'the same file is in this tender already';
/** The archive was removed, or belongs to another job by now: the code that did so decides what happens to its files. */
const gone = 'gone';

/** How many numbers are tried after a name that is taken. */
const mostCopies = 100;

/**
 * The name of the document: that in the archive; where the tender has another document with that name, with the folder or the archive
 * added. Null where the tender has the very same file.
 */
async function chooseName(
  trx: TenantTransaction,
  archive: Archive,
  { name, folder }: UnpackedFile,
  sha256: string,
): Promise<string | null> {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]{1,10})?$/s.exec(name) ?? [];
  const from = (folder ?? archive.fileName.replace(/\.[^.]{1,10}$/, '')).replaceAll('/', ' - ').slice(-100);
  for (let copy = 0; copy < mostCopies; copy++) {
    const mark = copy === 0 ? '' : copy === 1 ? ` (${from})` : ` (${from} ${copy})`;
    const tried = `${[...stem].slice(0, 240 - mark.length).join('')}${mark}${ending}`;
    const found = await findNamed(trx, archive.workspaceId, fileNameKey(tried));
    if (!found) return tried;
    if (found.sha256 === sha256) return null;
  }
  return null;
}

/** What a refusal says of a file, without its name in front and without what else could be chosen. */
function firstSentence(refusal: string, name: string): string {
  const said = refusal.startsWith(name) ? refusal.slice(name.length).replace(/^:? /, '') : refusal;
  const [first = said] = said.split('. ');
  return first.startsWith('is ') ? `it ${first}` : first;
}

/** The type of a file by its content, as for an upload. */
async function judgeFile({
  name,
  path,
  size,
}: UnpackedFile): Promise<{ mediaType: DocumentMediaType } | { refusal: string }> {
  const file = await open(path);
  try {
    const read = async (from: number) => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(judgedBytes, size - from)));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
      return bytes.subarray(0, bytesRead);
    };
    const first = await judgeContent(name, await read(0));
    if (!('undecided' in first)) return first;
    const whole =
      first.undecided === 'zip'
        ? judgeArchive(name, await read(Math.max(0, size - judgedBytes)))
        : judgeCompound(name, await read(Math.min(first.offset, size)));
    return 'undecided' in whole ? { refusal: `${name} can't be read` } : whole;
  } finally {
    await file.close();
  }
}

/** Files named one by one at most. */
const mostNamed = 20;

/** What did not become a document, in words for a person; null where everything did. */
export function sayLeftOut(leftOut: readonly LeftOut[]): string | null {
  if (leftOut.length === 0) return null;
  const named = leftOut
    .slice(0, mostNamed)
    .map(({ name, reason }) => `${shorten(name)}: ${reason.replace(/\.$/, '')}.`);
  const more = leftOut.length > mostNamed ? [`And ${leftOut.length - mostNamed} others.`] : [];
  return ['Files in it that were not read:', ...named, ...more].join('\n');
}

const shorten = (name: string): string => (name.length > 120 ? `…${name.slice(-119).toWellFormed()}` : name);
