/** The formats into which older Office formats are converted, by the media type that the readers know. */
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const pdf = 'application/pdf';

interface DocumentType {
  /** Its usual endings, in lower case, with the dot. */
  endings: readonly string[];
  /** With its article, for the middle of a sentence. */
  name: string;
  /** The format into which LibreOffice converts it for reading; left out: it is read directly. */
  convertsTo?: typeof docx | typeof xlsx | typeof pdf;
}

/** What can be read, by media type. The contract names the same types; the api checks that. */
export const documentTypes = {
  [pdf]: { endings: ['.pdf'], name: 'a PDF' },
  [docx]: { endings: ['.docx'], name: 'a Word document' },
  [xlsx]: { endings: ['.xlsx'], name: 'an Excel sheet' },
  'text/csv': { endings: ['.csv'], name: 'a CSV file' },
  'text/plain': { endings: ['.txt'], name: 'a text file' },
  'text/markdown': { endings: ['.md', '.markdown'], name: 'a Markdown file' },
  'image/png': { endings: ['.png'], name: 'a PNG image' },
  'image/jpeg': { endings: ['.jpg', '.jpeg'], name: 'a JPEG image' },
  'image/webp': { endings: ['.webp'], name: 'a WebP image' },
  'image/tiff': { endings: ['.tif', '.tiff'], name: 'a TIFF image' },
  'application/msword': { endings: ['.doc'], name: 'an old Word document', convertsTo: docx },
  'application/vnd.ms-excel': { endings: ['.xls'], name: 'an old Excel sheet', convertsTo: xlsx },
  'application/vnd.ms-powerpoint': { endings: ['.ppt'], name: 'an old PowerPoint file', convertsTo: pdf },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    endings: ['.pptx'],
    name: 'a PowerPoint file',
    convertsTo: pdf,
  },
  'application/vnd.oasis.opendocument.text': { endings: ['.odt'], name: 'an OpenDocument text', convertsTo: docx },
  'application/vnd.oasis.opendocument.spreadsheet': {
    endings: ['.ods'],
    name: 'an OpenDocument sheet',
    convertsTo: xlsx,
  },
  'application/vnd.oasis.opendocument.presentation': {
    endings: ['.odp'],
    name: 'an OpenDocument presentation',
    convertsTo: pdf,
  },
  'application/rtf': { endings: ['.rtf'], name: 'an RTF document', convertsTo: docx },
  'message/rfc822': { endings: ['.eml'], name: 'an e-mail' },
  'application/vnd.ms-outlook': { endings: ['.msg'], name: 'an Outlook e-mail' },
  'application/zip': { endings: ['.zip'], name: 'a ZIP archive' },
} as const satisfies Record<string, DocumentType>;

export type DocumentMediaType = keyof typeof documentTypes;

export const isDocumentType = (mediaType: string): mediaType is DocumentMediaType =>
  Object.hasOwn(documentTypes, mediaType);

/** The type itself; undefined for a file that can't be read at all. */
export function documentTypeOf(mediaType: string): DocumentType | undefined {
  return isDocumentType(mediaType) ? documentTypes[mediaType] : undefined;
}

/** The type that the ending of a name says; null where there is none, as in "Annex 4.2". */
export function promisedType(fileName: string): DocumentMediaType | 'unknown' | null {
  const ending = /\.[a-z][a-z0-9]{0,15}$/i.exec(fileName)?.[0].toLowerCase();
  if (!ending) return null;
  const entry = Object.entries<DocumentType>(documentTypes).find(([, { endings }]) => endings.includes(ending));
  return entry ? (entry[0] as DocumentMediaType) : 'unknown';
}

/** Why a file of this type can't be read where LibreOffice is missing, and what to do; null: it can be read. */
export function unreadableWithoutOffice(mediaType: string): string | null {
  const target = documentTypeOf(mediaType)?.convertsTo;
  if (!target) return null;
  const { name } = documentTypeOf(mediaType) as DocumentType;
  const saved = target === docx ? 'Word document (.docx) or PDF' : target === xlsx ? 'Excel sheet (.xlsx)' : 'PDF';
  return `This is ${name}, which this server can't read. Save it as a ${saved.replace(/^Excel/, 'new Excel')} and upload that, or ask the person who runs the server to install LibreOffice.`;
}
