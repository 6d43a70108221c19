import { cutMiddle } from './cut-middle.ts';

/** More names of documents would hide what a message says. */
const mostNames = 2;

/**
 * The beginning of a message, which says what it is about: "Pumps (terms.pdf, scope.pdf and 3 more)". People read messages outside their
 * tender. Long names are cut, so that what happened is seen.
 * @param fileNames of the documents that it is about; none: it is about the whole tender
 */
export function subjectOf({ name, fileNames }: { name: string; fileNames: readonly string[] }): string {
  if (fileNames.length === 0) return cutMiddle(name);
  const more = fileNames.length > mostNames ? ` and ${fileNames.length - mostNames} more` : '';
  const names = fileNames.slice(0, mostNames).map((fileName) => cutMiddle(fileName, 32));
  return `${cutMiddle(name)} (${names.join(', ')}${more})`;
}

/**
 * Whether the notification of the end of a run is stored. For a preview it is not: the person who tries a template is looking at it.
 */
export const isEndKept = (parameters: unknown): boolean =>
  (parameters as { isPreview?: boolean } | null)?.isPreview !== true;
