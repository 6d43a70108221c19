import { type FileField, id as idSchema } from '@bidloom/contract';
import { maxDocumentBytes, type UploadOutcome } from '@bidloom/contract/documents';
import { failures } from '@bidloom/contract/failures';
import { fieldMessages } from '@bidloom/contract/field-messages';
import { newId, type TenantTransaction, withTenant } from '@bidloom/db';
import { ingestDocument } from '@bidloom/jobs';
import { cleanFileName, fileNameKey } from '@bidloom/platform';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../lib/errors/app-error.ts';
import { asUnavailable } from '../../lib/errors/as-unavailable.ts';
import { onDuplicate, onMissingReference } from '../../lib/errors/database-error.ts';
import { one } from '../../lib/http/answers.ts';
import type { ChangeNote, RecordChange } from '../../lib/http/implement.ts';
import { asUploadError, incomingParts } from '../../lib/upload/incoming-files.ts';
import type { Platform } from '../../platform.ts';
import { hasDocument, hasFileName, insertDocument, type NewDocument } from './documents.repository.ts';
import { type IncomingFile, receiveDocument } from './receive-document.ts';
import { refusalToReplace, yieldPlace } from './replace-document.ts';

/** Files of one request; a person who has more sends them in several. */
const maxFiles = 500;

/** Whose documents they become. */
interface UploadTarget {
  organizationId: string;
  workspaceId: string;
  createdBy: string;
  record: RecordChange;
  /** A field of the form that says the category of the files after it; without it the files have none. */
  categoryField?: UploadCategory;
  /** The form's field that contains the files. */
  fileField: FileField;
  /** For the audit log. */
  noteOf: (document: NewDocument) => ChangeNote;
  /** When reading may begin; asked in the transaction that queues it. */
  readFrom?: (trx: TenantTransaction) => Promise<Date | null>;
}

/** How the category of a file is judged. */
export interface UploadCategory {
  name: string;
  longest: number;
}

/**
 * Takes the files of a multipart request one after the other; each is accepted or refused separately. A file that arrived completely is
 * stored even if the client disconnects later in the request; an incomplete one leaves neither an object nor a row. Throws `invalid_input`,
 * with the outcome of each, where none of them is accepted.
 */
export async function uploadDocuments(request: FastifyRequest, platform: Platform, target: UploadTarget) {
  if (!request.isMultipart()) {
    throw new AppError(failures.upload.noFiles(target.fileField));
  }
  const uploaded: UploadOutcome['uploaded'] = [];
  const failed: (UploadOutcome['failed'][number] & { duplicate: boolean })[] = [];
  /** Why no more of the files can be taken: a service is unavailable, or full. */
  let broken: { error: unknown; message: string } | undefined;
  const limits = { fileSize: maxDocumentBytes, files: maxFiles };
  /** The category of the next files. */
  let category: string | null = null;
  /** What the next file replaces. */
  let replacesId: unknown;
  for await (const part of incomingParts(request, limits)) {
    if (part.type === 'field') {
      if (part.fieldname === target.categoryField?.name) category = String(part.value).trim();
      if (part.fieldname === 'replaces') replacesId = part.value;
      continue;
    }
    const fileName = cleanFileName(part.filename ?? '');
    const take = broken
      ? refuse(part, broken.message)
      : takeFile(platform, { ...target, category, replacesId }, fileName, part).catch((error: unknown) => {
          if (part.file.errored) throw asUploadError(part.file.errored);
          const { message } = asUnavailable(error) ?? {};
          if (!message) throw error;
          broken = { error, message };
          // What follows would wait for the same service: it is read past and refused, so that the client hears of it.
          return refuse(part, message);
        });
    const outcome = await take;
    replacesId = undefined;
    if ('id' in outcome) uploaded.push({ id: outcome.id, fileName });
    else failed.push({ fileName, errors: [outcome.error], duplicate: outcome.duplicate });
  }
  if (uploaded.length + failed.length === 0) {
    throw new AppError(failures.requests.missingField(target.fileField));
  }
  const message = summarise(uploaded.length, failed);
  const outcome: UploadOutcome = { uploaded, failed: failed.map(({ fileName, errors }) => ({ fileName, errors })) };
  if (uploaded.length > 0) return one(outcome, message);
  const unavailable = asUnavailable(broken?.error, outcome);
  if (unavailable) throw unavailable;
  const reasons = failed.flatMap(({ errors }) => errors);
  const reason = (reasons.length === 1 && reasons[0]) || message;
  throw new AppError(failures.documents.notAccepted(reason), reasons, { data: outcome });
}

function summarise(uploaded: number, failed: { fileName: string; duplicate: boolean }[]): string {
  if (failed.length === 0) return 'Documents uploaded successfully';
  if (failed.every(({ duplicate }) => duplicate)) {
    return failures.documents.duplicate(failed.map(({ fileName }) => fileName).join(', ')).message;
  }
  return failures.documents.someNotAccepted(failed.length, uploaded + failed.length).message;
}

async function takeFile(
  platform: Platform,
  target: UploadTarget & { category: string | null; replacesId: unknown },
  fileName: string,
  part: MultipartFile,
): Promise<{ id: string } | { error: string; duplicate: boolean }> {
  const duplicate = { error: failures.documents.duplicate(fileName).message, duplicate: true };
  const nameKey = fileNameKey(fileName);
  const { fileField, replacesId } = target;
  if (part.fieldname !== fileField) return refuse(part, failures.documents.wrongField(fileField).message);
  const wrongCategory = judgeCategory(target);
  if (wrongCategory) return refuse(part, wrongCategory);
  if (replacesId !== undefined && !isId(replacesId)) return refuse(part, failures.documents.replacesNoId.message);
  const replaced = replacesId ?? null;
  // Spares the transfer into the storage; the unique key decides, below.
  const { taken, refusal } = await withTenant(platform.database, target.organizationId, async (trx) => ({
    taken: await hasFileName(trx, target.workspaceId, nameKey, replaced, { wasSealed: target.readFrom !== undefined }),
    refusal: replaced && (await refusalToReplace(trx, target.workspaceId, replaced)),
  }));
  if (refusal) return refuse(part, refusal.message);
  if (taken) return { ...(await refuse(part, duplicate.error)), duplicate: true };

  const id = newId();
  const objectKey = `${target.organizationId}/documents/${id}`;
  const received = await receiveDocument(platform.storage, objectKey, fileName, part.file as IncomingFile, {
    hasOffice: platform.hasOffice ?? false,
  });
  if ('refusal' in received) return { error: received.refusal, duplicate: false };
  // The object comes before its row: a crash between the two leaves an orphaned object at most, never a row without its file.
  try {
    const { organizationId, workspaceId, createdBy, category } = target;
    const owner = { organizationId, workspaceId, createdBy, category };
    await registerDocument(platform, target, {
      ...{ id, ...owner, fileName, fileNameKey: nameKey, ...received, objectKey, replacesId: replaced },
    });
  } catch (error) {
    // The connection may have been lost after the commit: the row tells whether the file is taken.
    if (await isRegistered(platform, target, id)) return { id };
    await platform.storage.remove([objectKey]);
    if (error instanceof AppError && error.code === 'conflict') return duplicate;
    if (error instanceof AppError && error.code === 'unprocessable') return { error: error.message, duplicate: false };
    throw error;
  }
  return { id };
}

/** Why a file can't be taken with the category that came before it. */
function judgeCategory({ categoryField, category }: UploadTarget & { category: string | null }): string | null {
  if (!categoryField) return null;
  const { name, longest } = categoryField;
  if (!category) return failures.documents.categoryFirst(name).message;
  if (category.length > longest) return fieldMessages.tooLong(name, longest);
  return /\p{Cc}|\p{Zl}|\p{Zp}/u.test(category) || !category.isWellFormed() ? fieldMessages.lineBreaks(name) : null;
}

function isRegistered({ database }: Platform, { organizationId }: UploadTarget, id: string): Promise<boolean> {
  return withTenant(database, organizationId, (trx) => hasDocument(trx, id));
}

const isId = (value: unknown): value is string => idSchema.safeParse(value).success;

/** Reads a file past, so that the next one of the request can come. */
async function refuse(part: MultipartFile, error: string): Promise<{ error: string; duplicate: boolean }> {
  for await (const _ of part.file);
  return { error, duplicate: false };
}

/** Writes the row and queues its reading; neither can exist without the other. */
async function registerDocument(
  { database, queue }: Platform,
  { record, noteOf, readFrom }: UploadTarget,
  document: NewDocument,
): Promise<void> {
  const { id: documentId, organizationId, workspaceId } = document;
  await withTenant(database, organizationId, async (trx) => {
    const kept = document.replacesId ? await yieldPlace(trx, document, document.replacesId) : {};
    const opensAt = await readFrom?.(trx);
    const later = opensAt ? { startAfterSeconds: Math.ceil((opensAt.getTime() - Date.now()) / 1000) + 1 } : {};
    const jobId = await queue.send(trx, ingestDocument, { organizationId, workspaceId, documentId }, later);
    // A refused name would reveal a sealed document, so its key is made unique. No file name contains a line break.
    const sealed = opensAt ? { fileNameKey: `${document.fileNameKey}\n${documentId}` } : {};
    const row = { ...document, ...kept, ...sealed, jobId };
    await onDuplicate(failures.documents.duplicate(document.fileName), () =>
      onMissingReference(failures.documents.noTender, () => insertDocument(trx, row)),
    );
    await record(trx, noteOf(document));
  });
}
