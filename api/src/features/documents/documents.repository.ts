import type { ListQuery } from '@bidloom/contract';
import type { DocumentPage, DocumentProgress, DocumentStatus } from '@bidloom/contract/documents';
import {
  blanksLast,
  caseless,
  containsPattern,
  isAskable,
  isCurrent,
  paginate,
  successorId,
  type TenantTransaction,
} from '@bidloom/db';
import { readerVersionFor } from '@bidloom/jobs';
import { documentTypeOf } from '@bidloom/platform';
import { type SqlBool, sql } from 'kysely';

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

const sortColumns = {
  fileName: caseless('fileName'),
  category: blanksLast(caseless('category')),
  status: 'status',
  pages: blanksLast('pages'),
  size: 'size',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
};

/** A document as it is when its file has just been stored. */
export interface NewDocument {
  id: string;
  organizationId: string;
  workspaceId: string;
  fileName: string;
  fileNameKey: string;
  mediaType: string;
  size: number;
  sha256: string;
  objectKey: string;
  createdBy: string;
  category?: string | null;
  tags?: string[];
  jobId?: string | null;
  replacesId?: string | null;
}

/** What a person or the queue may change. */
export interface DocumentChanges {
  category?: string | null;
  tags?: string[];
  status?: DocumentStatus;
  failureCode?: string | null;
  failure?: string | null;
  progress?: null;
  jobId?: string | null;
  rereadJobId?: string | null;
  replacesId?: string | null;
  fileNameKey?: string;
}

function selectDocuments(trx: TenantTransaction, workspaceId: string) {
  return trx
    .selectFrom('documents')
    .select([
      'id',
      'workspaceId',
      'fileName',
      'mediaType',
      'size',
      'sha256',
      'objectKey',
      'renditionKey',
      'renditionMediaType',
      'parentId',
      'folder',
      'pages',
      'language',
      'category',
      'tags',
      'failure',
      'warning',
      'jobId',
      'readerVersion',
      'rereadJobId',
      'replacesId',
      'createdBy',
      'createdAt',
      'readyAt',
      'updatedAt',
    ])
    .select((eb) => [
      successorId().as('replacedById'),
      isCurrent().as('isCurrent'),
      eb.ref('status').$castTo<DocumentStatus>().as('status'),
      eb.ref('progress').$castTo<DocumentProgress | null>().as('progress'),
    ])
    .where('workspaceId', '=', workspaceId);
}

export function listDocuments(trx: TenantTransaction, workspaceId: string, status?: DocumentStatus) {
  let found = selectDocuments(trx, workspaceId);
  if (status) found = found.where('status', '=', status);
  return inOrder(found);
}

/** An archive has no text; the documents that were in it do. */
const isArchive = 'application/zip';

/** Those that questions are asked of. */
export function listAskable(trx: TenantTransaction, workspaceId: string) {
  return inOrder(selectDocuments(trx, workspaceId).where(isAskable()));
}

function inOrder(found: ReturnType<typeof selectDocuments>) {
  return found.orderBy('createdAt').orderBy('id').execute();
}

export function searchDocuments(
  trx: TenantTransaction,
  workspaceId: string,
  query: ListQuery & {
    status?: DocumentStatus | undefined;
    category?: string | undefined;
    tag?: string | undefined;
  },
) {
  let found = selectDocuments(trx, workspaceId);
  if (query.status) found = found.where('status', '=', query.status);
  if (query.category) found = found.where('category', '=', query.category);
  if (query.tag) found = found.where(sql<SqlBool>`${query.tag} = any (tags)`);
  const { searchTerm } = query;
  if (searchTerm) {
    const pattern = containsPattern(searchTerm);
    found = found.where((eb) =>
      eb.or([
        eb('fileName', 'ilike', pattern),
        eb('category', 'ilike', pattern),
        sql<SqlBool>`exists (select from unnest(tags) as t (tag) where t.tag ilike ${pattern})`,
      ]),
    );
  }
  return paginate(found, sortColumns, 'id', query);
}

export function findDocument(trx: TenantTransaction, workspaceId: string, id: string) {
  return selectDocuments(trx, workspaceId).where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends, so that its state does not change before that. */
export function lockDocument(trx: TenantTransaction, workspaceId: string, id: string) {
  return selectDocuments(trx, workspaceId).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function hasReadyDocument(trx: TenantTransaction, workspaceId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('documents')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('status', '=', 'ready')
    .where('mediaType', '!=', isArchive)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the tender has a document of this name, besides `except`; with `wasSealed`, also one that came while nobody might know its name. */
export async function hasFileName(
  trx: TenantTransaction,
  workspaceId: string,
  fileNameKey: string,
  except: string | null = null,
  { wasSealed = false } = {},
): Promise<boolean> {
  const isNamed = sql<SqlBool>`file_name_key = ${fileNameKey}`;
  const cameSealed = sql<SqlBool>`starts_with(file_name_key, ${`${fileNameKey}\n`})`;
  const found = await trx
    .selectFrom('documents')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where((eb) => (wasSealed ? eb.or([isNamed, cameSealed]) : isNamed))
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether there is such a document in the organisation, also one that is sealed. */
export async function hasDocument(trx: TenantTransaction, id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select has_document(${id}) as found`.execute(trx);
  return rows[0]?.found ?? false;
}

export async function insertDocument(trx: TenantTransaction, document: NewDocument): Promise<void> {
  await trx.insertInto('documents').values(document).execute();
}

export async function updateDocument(
  trx: TenantTransaction,
  workspaceId: string,
  id: string,
  changes: DocumentChanges,
): Promise<DocumentRow | undefined> {
  await trx
    .updateTable('documents')
    .set({ ...changes, updatedAt: sql`now()` })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
  return findDocument(trx, workspaceId, id);
}

/** What was read from it is removed with it, by foreign keys of the database. */
export async function deleteDocument(trx: TenantTransaction, id: string): Promise<void> {
  await trx.deleteFrom('documents').where('id', '=', id).execute();
}

export function findPage(trx: TenantTransaction, documentId: string, number: number) {
  return trx
    .selectFrom('documentPages')
    .select(['number', 'width', 'height', 'text'])
    .select((eb) => eb.ref('source').$castTo<DocumentPage['source']>().as('source'))
    .where('documentId', '=', documentId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Whether reading it again would bring something. */
export function wasReadByOlderVersion(document: Pick<DocumentRow, 'status' | 'mediaType' | 'readerVersion'>): boolean {
  const readAs = documentTypeOf(document.mediaType)?.convertsTo ?? document.mediaType;
  return document.status === 'ready' && (document.readerVersion ?? 0) < readerVersionFor(readAs);
}
