import type { PageEvidence } from '../evidence/page-evidence.ts';
import { confidences, type DrawnCandidate } from './candidate.ts';
import { findFillGrids } from './fill-grids.ts';
import { areaOfLattice, findLattices, type Lattice } from './lattice.ts';

/** Rules that cross each other. */
export function findRuled({ level, upright }: PageEvidence): DrawnCandidate[] {
  return toCandidates(findLattices(level, upright), 'lattice');
}

/** Filled areas in rows. */
export function findFilled({ figures, words, level }: PageEvidence): DrawnCandidate[] {
  return toCandidates(findFillGrids(figures, words, level), 'fills');
}

function toCandidates(lattices: Lattice[], finder: DrawnCandidate['finder']): DrawnCandidate[] {
  return lattices.map((grid) => ({
    finder,
    area: areaOfLattice(grid),
    confidence: confidences[finder],
    grid,
    lattices,
  }));
}
