import type { Area } from '../../page/page-table.ts';
import type { PageEvidence } from '../evidence/page-evidence.ts';
import type { TableLine } from '../evidence/table-lines.ts';
import type { Lattice } from './lattice.ts';

/** How sure each finder is: lines that cross, filled areas in rows, rules above and below, mere alignment. */
export const confidences = { lattice: 0.9, fills: 0.8, frame: 0.6, alignment: 0.4 } as const;

interface Found {
  area: Area;
  /** 0 to 1: where two overlap, the surer one counts. */
  confidence: number;
}

/** Cells that are drawn. */
export interface DrawnCandidate extends Found {
  finder: 'lattice' | 'fills';
  grid: Lattice;
  /** The other lattices of the page, too: several in a frame make a drawing. */
  lattices: Lattice[];
}

/** Lines whose columns only their alignment shows. */
export interface OpenCandidate extends Found {
  finder: 'frame' | 'alignment';
  /** The lines of the part of the page that it is in, and which of them are its own; the end is exclusive. */
  part: TableLine[];
  start: number;
  end: number;
  /** Whether another table is beside the part: a caption ends where its side does. */
  isBeside: boolean;
}

export type Candidate = DrawnCandidate | OpenCandidate;

/** Looks for tables among the words that surer finders have left; `evidence.words` are those. */
export type Finder = (evidence: PageEvidence) => Candidate[];
