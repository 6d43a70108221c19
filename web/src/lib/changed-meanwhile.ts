import { messages } from './messages.ts';

/** Letters of another person's text that are shown before one's own is put in its place. */
const longestTheirs = 200;

/** Tells that somebody else has changed something since this person saw it; `theirs` is what they wrote, null: nothing that can be shown. */
export function changedMeanwhile(theirs: string | null): string {
  return messages.runs.changedMeanwhile(theirs === null ? null : beginningOf(theirs));
}

function beginningOf(theirs: string): string {
  const letters = Array.from(theirs);
  return letters.length > longestTheirs ? `${letters.slice(0, longestTheirs).join('')}…` : theirs;
}
