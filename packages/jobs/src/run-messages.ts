/** More names of documents than these would hide what a message says. */
const mostNames = 2;

/**
 * What a message is about, which it begins with: "Pumps (terms.pdf, scope.pdf and 3 more)". A message is read away from its tender.
 * @param fileNames of the documents that it is about; none: of the tender
 */
export function subjectOf({ name, fileNames }: { name: string; fileNames: readonly string[] }): string {
  if (fileNames.length === 0) return name;
  const more = fileNames.length > mostNames ? ` and ${fileNames.length - mostNames} more` : '';
  return `${name} (${fileNames.slice(0, mostNames).join(', ')}${more})`;
}

/** Whether the end of a run is kept for those whom it concerns. Of a preview nothing is: whoever tries a template out is looking at it. */
export const isEndKept = (parameters: unknown): boolean =>
  (parameters as { isPreview?: boolean } | null)?.isPreview !== true;
