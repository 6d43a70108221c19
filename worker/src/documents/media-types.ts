/** What can be read. */
const acceptedMediaTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'text/plain',
  'text/markdown',
  'image/png',
  'image/jpeg',
  'image/webp',
] as const;

export type AcceptedMediaType = (typeof acceptedMediaTypes)[number];

export function isAccepted(mediaType: string): mediaType is AcceptedMediaType {
  return (acceptedMediaTypes as readonly string[]).includes(mediaType);
}

const byExtension: Record<string, AcceptedMediaType> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  txt: 'text/plain',
  md: 'text/markdown',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** What a developer's own file is by its name; files that people upload are judged by their content, in the api. */
export function mediaTypeByName(fileName: string): AcceptedMediaType | undefined {
  return byExtension[fileName.split('.').at(-1)?.toLowerCase() ?? ''];
}
