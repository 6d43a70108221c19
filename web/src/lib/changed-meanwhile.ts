import { messages } from './messages.ts';

/** Letters of another person's text that are shown before one's own is put in its place: of one alone, and of each of several. */
const [longestTheirs, longestOfSeveral] = [200, 60];

/** How many of several are named; the others are counted. */
const mostNamed = 5;

/** Tells that somebody else has changed something since this person saw it; `theirs` is what they wrote, null: nothing that can be shown. */
export function changedMeanwhile(theirs: string | null): string {
  return messages.runs.changedMeanwhile(theirs === null ? null : beginningOf(theirs, longestTheirs));
}

/** The same for several places at once, each with its name. */
export function severalChangedMeanwhile(places: readonly { name: string; theirs: string | null }[]): string {
  const named = places
    .slice(0, mostNamed)
    .map(({ name, theirs }) => (theirs === null ? name : `${name}: “${beginningOf(theirs, longestOfSeveral)}”`));
  return messages.runs.severalChangedMeanwhile(named.join('; '), places.length - named.length);
}

function beginningOf(theirs: string, longest: number): string {
  const letters = Array.from(theirs);
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : theirs;
}
