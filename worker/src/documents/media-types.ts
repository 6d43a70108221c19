import { type DocumentMediaType, documentTypeOf, documentTypes } from '@bidloom/platform/document-types';

/** What the readers read as it is; the rest is converted before. */
export type AcceptedMediaType = {
  [Type in DocumentMediaType]: (typeof documentTypes)[Type] extends { convertsTo: string } ? never : Type;
}[DocumentMediaType];

export function isAccepted(mediaType: string): mediaType is AcceptedMediaType {
  const type = documentTypeOf(mediaType);
  return type !== undefined && type.convertsTo === undefined;
}

/** What a developer's own file is by its name; files that people upload are judged by their content. */
export function mediaTypeByName(fileName: string): AcceptedMediaType | undefined {
  const ending = `.${fileName.split('.').at(-1)?.toLowerCase()}`;
  return Object.keys(documentTypes)
    .filter(isAccepted)
    .find((mediaType) => documentTypeOf(mediaType)?.endings.includes(ending));
}
