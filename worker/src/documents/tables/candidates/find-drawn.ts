import { isInside } from '../../page/page-table.ts';
import type { RawWord } from '../../page/raw-page.ts';
import { isContentsPage, isContentsPart } from '../../reading-order/contents.ts';
import { toLines, toSegments } from '../../reading-order/lines.ts';
import type { PageEvidence } from '../evidence/page-evidence.ts';
import { confidences, type DrawnCandidate } from './candidate.ts';
import { findFillGrids } from './fill-grids.ts';
import { areaOfLattice, findLattices, type Lattice } from './lattice.ts';

/** Rules that cross each other. */
export function findRuled({ level, upright, words }: PageEvidence): DrawnCandidate[] {
  return toCandidates(findLattices(level, upright), 'lattice', words);
}

/** Filled areas in rows. */
export function findFilled({ figures, words, level }: PageEvidence): DrawnCandidate[] {
  return toCandidates(findFillGrids(figures, words, level), 'fills', words);
}

function toCandidates(lattices: Lattice[], finder: DrawnCandidate['finder'], words: RawWord[]): DrawnCandidate[] {
  const candidates = lattices.map((grid) => ({
    finder,
    area: areaOfLattice(grid),
    confidence: confidences[finder],
    grid,
    lattices,
  }));
  // A frame around the page and bars beside its changes make cells of the entries.
  if (candidates.length === 0 || !isContentsPage(toLines(toSegments(words.filter((word) => !word.sideways)))))
    return candidates;
  return candidates.filter(
    ({ area }) => !isContentsPart(toLines(toSegments(words.filter((word) => isInside(word, area))))),
  );
}
