import { isInside, type PageTable } from '../../page/page-table.ts';
import type { Candidate, DrawnCandidate, OpenCandidate } from '../candidates/candidate.ts';
import type { PageEvidence } from '../evidence/page-evidence.ts';
import { countHeaderRows } from '../header/header-rows.ts';
import { toOpenTable } from './open-table.ts';
import { toRuledTable } from './ruled-table.ts';
import { toTallTable } from './tall-bands.ts';

/** Reads the header and the rows of a candidate; null where it is no table after all. */
export function readCandidate(candidate: Candidate, evidence: PageEvidence): PageTable | null {
  const table = 'grid' in candidate ? readDrawn(candidate, evidence) : readOpen(candidate, evidence);
  return table && !evidence.isPlotted(table.area) ? table : null;
}

function readDrawn({ finder, area, grid, lattices }: DrawnCandidate, evidence: PageEvidence): PageTable | null {
  const { words, level, figures, isChart } = evidence;
  const inside = words.filter((word) => isInside(word, area));
  if (inside.length < 2) return null;
  const drawn = toRuledTable(grid, inside, words);
  const tall = finder === 'lattice' ? toTallTable(grid, inside, { level, lattices }, drawn) : null;
  if (tall && !isChart(area)) return tall;
  if (!drawn) return null;
  const headerRows = drawn.role === 'table' ? countHeaderRows(drawn, figures) : drawn.headerRows;
  return { ...drawn, headerRows, ruling: finder === 'lattice' ? 'ruled' : 'half_ruled' };
}

function readOpen({ finder, part, start, end }: OpenCandidate, { level, isChart }: PageEvidence): PageTable | null {
  const table = toOpenTable(part.slice(start, end), { level, isFramed: finder === 'frame' });
  return table && !isChart(table.area) ? table : null;
}
