/** What can be read. */
export const acceptedMediaTypes = [
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
