import type { Match } from './model.ts';
import type { Candidate } from './variants.ts';

/** Kinds of match, the surest first: a place that matches in several ways gets the first of them. */
const order: Match[] = ['exact', 'inflection', 'abbreviation', 'glossary', 'spelling', 'synonym', 'part_of_word'];

/**
 * Leaves one candidate for each place, in reading order. It drops a variant that overlaps with a surer one, and a part of a word that is
 * within another hit. Nothing that a plain search finds is lost.
 */
export function chooseHits(candidates: Candidate[], length: number): Candidate[] {
  const taken = new Uint8Array(length);
  const sorted = candidates.toSorted(
    (a, b) => order.indexOf(a.match) - order.indexOf(b.match) || a.start - b.start || b.end - a.end,
  );
  return sorted
    .filter(({ start, end, match }) => {
      const units = taken.subarray(start, end);
      const keeps = match === 'exact' || (match === 'part_of_word' ? units.includes(0) : !units.includes(1));
      if (keeps && match !== 'part_of_word') units.fill(1);
      return keeps;
    })
    .sort((a, b) => a.start - b.start || a.end - b.end);
}
