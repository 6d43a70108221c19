import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { done, failure, list, one, page } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import { choice, emptiableText, flag, id, listQuery, requiredText, timestamp } from './fields.ts';
import { organizationMembers } from './roles.ts';

const endpoint = endpointsOf('documents', organizationMembers);
const base = '/workspaces/{workspaceId}/documents';
const ofWorkspace = z.object({ workspaceId: id });
const ofDocument = ofWorkspace.extend({ documentId: id });

/** Largest file that is accepted, in bytes. */
export const maxDocumentBytes = 200 * 1024 * 1024;

/** What can be read, by media type, with the extensions that people know it by; some of it where LibreOffice is installed (`documentTypes`). */
export const acceptedDocumentTypes = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'text/markdown': ['.md', '.markdown'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/tiff': ['.tif', '.tiff'],
  'application/msword': ['.doc'],
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.ms-powerpoint': ['.ppt'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['.pptx'],
  'application/vnd.oasis.opendocument.text': ['.odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
  'application/vnd.oasis.opendocument.presentation': ['.odp'],
  'application/rtf': ['.rtf'],
  'message/rfc822': ['.eml'],
  'application/vnd.ms-outlook': ['.msg'],
  'application/zip': ['.zip'],
} as const;

/** Types among them that a server reads where it has LibreOffice: `documentTypes` says whether it has. */
export const convertedDocumentTypes: readonly (keyof typeof acceptedDocumentTypes)[] = [
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/rtf',
];

export const documentStatus = z.enum(['uploaded', 'processing', 'ready', 'failed']);
export type DocumentStatus = z.infer<typeof documentStatus>;

/** How far reading has come: `done` of `total` pages in this stage. */
export const documentProgress = z.object({
  stage: z.enum(['queued', 'reading', 'recognising', 'indexing']),
  done: z.int(),
  total: z.int().nullable(),
});
export type DocumentProgress = z.infer<typeof documentProgress>;

export const document = z.object({
  id,
  workspaceId: id,
  fileName: z.string(),
  mediaType: z.string(),
  size: z.int().describe('Bytes.'),
  sha256: z.string(),
  pages: z.int().nullable(),
  language: z.string().nullable().describe("ISO 639-1; `und` where it can't be told."),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  status: documentStatus,
  failure: z.string().nullable().describe('Why it could not be read, and what to do, in words for a person.'),
  warning: z
    .string()
    .nullable()
    .describe('What of it may be missing or read wrongly, and what to do, in words for a person.'),
  progress: documentProgress.nullable(),
  /** An older version of the reader read it: reading it again would bring something, tables for instance. */
  readByOlderVersion: z.boolean(),
  replacesId: id.nullable().describe('The earlier version whose place it takes.'),
  replacedById: id.nullable().describe('The later version that takes its place.'),
  isCurrent: z
    .boolean()
    .describe('Chat, runs and facts go by it; not where a later version of it has been read, unless they name it.'),
  isReadAgain: z.boolean().describe('It is being read again; until that is done, what was read before is used.'),
  renditionMediaType: z
    .string()
    .nullable()
    .describe(
      'The type of the converted copy that shows it (`content?rendition=true`) and that its pages were read from; null where there is none.',
    ),
  parentId: id.nullable().describe('The archive or e-mail of this tender that it came out of.'),
  folder: z.string().nullable().describe('Its folder in that archive, with `/` between; null where there is none.'),
  sasUrl: z.string().nullable(),
  sasExpiryDate: timestamp.nullable(),
  createdBy: id.nullable(),
  createdAt: timestamp,
  readyAt: timestamp
    .nullable()
    .describe('When it was read for the first time; null: not yet, or by a version that did not keep it.'),
  updatedAt: timestamp,
});
export type Document = z.infer<typeof document>;

export const documentsInfo = endpoint.get(`${base}/info`, {
  failed: 'Failed to fetch documents',
  summary: "All of a tender's documents",
  params: ofWorkspace,
  response: list(document),
});

export const documentType = z.object({
  mediaType: z.string(),
  extensions: z.array(z.string()).describe('That people know it by, each with its dot.'),
  advice: z.string().nullable().describe('Why this server cannot read it, and what to do; null: it can.'),
});
export type DocumentType = z.infer<typeof documentType>;

export const documentTypes = endpoint.get('/documents/types', {
  failed: 'Failed to fetch the types of documents',
  summary: 'The types of files that can be uploaded, and those among them that this server cannot read',
  response: list(documentType),
});

/** What happened to each file of an upload. */
export const uploadOutcome = z.object({
  uploaded: z.array(z.object({ id, fileName: z.string() })),
  failed: z.array(z.object({ fileName: z.string(), errors: z.array(z.string()) })),
});
export type UploadOutcome = z.infer<typeof uploadOutcome>;

export const uploadDocuments = endpoint.post(`${base}/upload`, {
  failed: 'Failed to upload documents',
  summary:
    'Upload files (field `files`, repeated); each is accepted or refused by itself, and a 400 where all are refused. A field `replaces` before a file names the document whose place it takes, which may have the same name',
  params: ofWorkspace,
  accepts: 'files',
  response: one(uploadOutcome),
  failures: { 400: failure.extend({ data: uploadOutcome.optional() }) },
});

export const documentsReadyForChat = endpoint.get(`${base}/info-chat-ready-document`, {
  failed: 'Failed to fetch documents',
  summary: 'The documents that questions can be asked of',
  params: ofWorkspace,
  response: list(document),
});

export const hasDocumentForChat = endpoint.get(`${base}/HasAnyDocumentForChat`, {
  failed: 'Failed to check chat document availability',
  summary: 'Whether questions can be asked at all',
  params: ofWorkspace,
  response: one(z.boolean()),
});

export const searchDocuments = endpoint.get(`${base}/search`, {
  failed: 'Failed to fetch documents',
  summary: "A tender's documents, a page at a time",
  params: ofWorkspace,
  query: listQuery({
    sortBy: ['fileName', 'category', 'status', 'pages', 'size', 'createdAt', 'updatedAt'],
    defaultSort: 'createdAt',
    descending: true,
    filters: {
      status: choice(documentStatus.options).optional(),
      category: requiredText('category', 120).optional(),
      tag: requiredText('tag', 60).optional(),
    },
  }),
  response: page(document),
});

export const signDocument = endpoint.post(`${base}/{documentId}/sas`, {
  failed: 'Failed to generate SAS URL',
  summary: 'An address at which the file can be fetched for a while without further rights',
  params: ofDocument,
  response: one(z.object({ id, fileName: z.string(), sasUrl: z.string(), sasExpiryDate: timestamp })),
});

export const setDocumentCategory = endpoint.patch(`${base}/{documentId}/category`, {
  failed: 'Failed to update document',
  summary: "Set a document's category; an empty one removes it",
  params: ofDocument,
  body: z.strictObject({ category: emptiableText('category', 120) }),
  response: one(document),
});

export const setDocumentReplaces = endpoint.patch(`${base}/{documentId}/replaces`, {
  failed: 'Failed to update document',
  summary: 'Say which earlier document of the tender this one replaces; null puts that one back into use',
  params: ofDocument,
  body: z.strictObject({ replacesId: id.nullable() }),
  response: one(document),
});

/** So many documents can be named in one address; all of a tender need no names. */
export const mostChosenForZip = 300;

export const downloadDocuments = endpoint.get(`${base}/zip`, {
  failed: 'Failed to download documents',
  summary:
    'The files of a tender as one ZIP, in folders by category: all of them, or those of `ids` (with commas between)',
  params: ofWorkspace,
  query: z.object({
    ids: z
      .string()
      .transform((given) => [...new Set(given.split(',').map((part) => part.trim()))])
      .pipe(z.array(id).max(mostChosenForZip, fieldMessages.tooMany('ids', mostChosenForZip)))
      .optional(),
  }),
  produces: 'file',
});

export const setDocumentTags = endpoint.patch(`${base}/{documentId}/tags`, {
  failed: 'Failed to update document',
  summary: "Set a document's tags",
  params: ofDocument,
  body: z.strictObject({
    tags: z
      .array(requiredText('tags', 60))
      .max(30)
      .transform((tags) => [...new Set(tags)]),
  }),
  response: one(document),
});

export const documentContent = endpoint.get(`${base}/{documentId}/content`, {
  failed: 'Failed to fetch document',
  summary: 'The file itself, or the converted copy that shows it; answers `Range` requests',
  params: ofDocument,
  query: z.object({
    download: flag.default(false),
    rendition: flag.default(false).describe('The converted copy that shows it; the file itself where there is none.'),
  }),
  produces: 'file',
});

/** A page as it was read, for formats without pages and for readers who only need the text. */
export const documentPage = z.object({
  number: z.int(),
  width: z.number().describe('In points; 0 where the format has no page geometry.'),
  height: z.number(),
  text: z.string(),
  source: z.enum(['text', 'ocr']),
});
export type DocumentPage = z.infer<typeof documentPage>;

export const getDocumentPage = endpoint.get(`${base}/{documentId}/pages/{page}`, {
  failed: 'Failed to fetch the page',
  summary: 'The text of one page',
  params: ofDocument.extend({ page: z.coerce.number().int().min(1).max(1_000_000) }),
  response: one(documentPage),
});

/** `[x, y, width, height]` as fractions of the page as it is shown. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** From this page to the next entry's, or to the last, pages are of this size, in points. */
export const pageSizeRun = z.object({
  page: z.int().describe('The first page of this size, 1-based.'),
  width: z.number().describe('In points.'),
  height: z.number().describe('In points.'),
});
export type PageSizeRun = z.infer<typeof pageSizeRun>;

export const documentPageSizes = endpoint.get(`${base}/{documentId}/pages`, {
  failed: 'Failed to fetch the pages',
  summary: 'How many pages have been read, and their sizes, one entry for each change of size',
  params: ofDocument,
  response: one(
    z.object({
      count: z.int().describe('Pages that have been read.'),
      sizes: z.array(pageSizeRun).describe('Each applies until the next one begins.'),
    }),
  ),
});

export const documentText = endpoint.get(`${base}/{documentId}/text`, {
  failed: 'Failed to fetch the text of the document',
  summary: 'The text of the pages from `fromPage` on, as many as one answer takes',
  params: ofDocument,
  query: z.object({
    fromPage: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('The first page to answer, 1-based.'),
  }),
  response: one(
    z.object({
      pages: z.array(z.object({ number: z.int(), text: z.string() })),
      nextPage: z.int().nullable().describe('The page to go on with; null: these were the last.'),
    }),
  ),
});

/** A word of a page: where it is in the page's text (UTF-16 code units, the end not included) and on the page. */
export const placedWord = z.object({ start: z.int(), end: z.int(), box });
export type PlacedWord = z.infer<typeof placedWord>;

export const documentPageWords = endpoint.get(`${base}/{documentId}/pages/{page}/words`, {
  failed: 'Failed to fetch the page',
  summary: 'The places of the words of one page; none where the format has no page geometry',
  params: ofDocument.extend({ page: z.coerce.number().int().min(1).max(1_000_000) }),
  response: one(z.object({ number: z.int(), words: z.array(placedWord).describe('In the order of the text.') })),
});

export const cancelDocument = endpoint.post(`${base}/{documentId}/cancel`, {
  failed: 'Failed to stop reading the document',
  summary: 'Stop reading a document; it ends as failed and can be tried again',
  params: ofDocument,
  response: one(document),
});

export const retryDocument = endpoint.post(`${base}/{documentId}/retry`, {
  failed: 'Failed to read the document again',
  summary: 'Read a failed document again',
  params: ofDocument,
  response: one(document),
});

export const readDocumentsAgain = endpoint.post(`${base}/read-again`, {
  failed: 'Failed to read the documents again',
  summary:
    'Read all of a tender again that an older version has read; answers those, and leaves out what is being read',
  params: ofWorkspace,
  response: list(document),
});

export const deleteDocument = endpoint.delete(`${base}/{documentId}`, {
  failed: 'Failed to delete document',
  summary:
    'Remove a document with everything that was read from it; with `contents`, the documents that came out of it as well',
  params: ofDocument,
  query: z.object({ contents: flag.default(false) }),
  response: done,
});
