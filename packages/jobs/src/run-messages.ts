import { cutMiddle } from './cut-middle.ts';

/** More names of documents would hide what a message says. */
const mostNames = 2;

/** What a message is about: a tender, and documents of it; without their names it is about the whole tender. */
interface MessageSubject {
  name: string;
  fileNames: readonly string[];
}

/**
 * A message that people read outside of its tender: "The summary is ready – Pumps (terms.pdf, scope.pdf and 3 more)". What happened is first,
 * and long names are cut, since a toast and a list show only its beginning.
 */
export function messageOf(what: string, subject: MessageSubject): string {
  return `${what.replace(/\.$/, '')} – ${nameOf(subject)}`;
}

function nameOf({ name, fileNames }: MessageSubject): string {
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
