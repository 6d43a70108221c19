import { areaOf, isInside, type PageTable } from '../page/page-table.ts';
import type { RawWord } from '../page/raw-page.ts';
import type { Candidate, Finder, OpenCandidate } from './candidates/candidate.ts';
import type { PageEvidence } from './evidence/page-evidence.ts';
import { readCandidate } from './rows/read-candidate.ts';

/** A table, and the candidate that it was read from. */
export interface Chosen {
  candidate: Candidate;
  table: PageTable;
}

/**
 * The only place that chooses between candidates. Finders come from the surest to the least sure, and each sees the words that those
 * before it have left; of two candidates that overlap, the surer one counts. A candidate that is no table after a closer look leaves its
 * words to others. `left` are the words outside tables with drawn cells.
 */
export function arbitrate(page: PageEvidence, finders: readonly Finder[]): { chosen: Chosen[]; left: RawWord[] } {
  const chosen: Chosen[] = [];
  let evidence = page;
  for (const find of finders) {
    for (const candidate of joinStretches(find(evidence))) {
      const table = readCandidate(candidate, evidence);
      if (!table) continue;
      chosen.push({ candidate, table });
      if ('grid' in candidate) evidence = without(evidence, candidate);
    }
  }
  return { chosen, left: evidence.words };
}

function without(evidence: PageEvidence, { area }: Candidate): PageEvidence {
  return { ...evidence, words: evidence.words.filter((word: RawWord) => !isInside(word, area)) };
}

/** A stretch of lines takes in the less sure ones that it overlaps: a frame often ends before the last row, or begins below the headers. */
function joinStretches(candidates: Candidate[]): Candidate[] {
  const joined: Candidate[] = [];
  for (const candidate of candidates.toSorted((a, b) => a.confidence - b.confidence)) {
    if ('grid' in candidate) {
      joined.push(candidate);
      continue;
    }
    const overlapped = joined.filter((other): other is OpenCandidate => overlaps(candidate, other));
    for (const other of overlapped) joined.splice(joined.indexOf(other), 1);
    const start = Math.min(candidate.start, ...overlapped.map((other) => other.start));
    const end = Math.max(candidate.end, ...overlapped.map((other) => other.end));
    joined.push({ ...candidate, start, end, area: areaOf(candidate.part.slice(start, end)) });
  }
  return joined;
}

function overlaps(one: OpenCandidate, other: Candidate): boolean {
  return !('grid' in other) && other.part === one.part && other.start < one.end && other.end > one.start;
}
