import { isInside, type PageTable } from '../../page/page-table.ts';
import type { RawWord } from '../../page/raw-page.ts';
import type { Candidate, DrawnCandidate, OpenCandidate } from '../candidates/candidate.ts';
import { isCaption } from '../evidence/captions.ts';
import { hasFigures } from '../evidence/line-roles.ts';
import type { PageEvidence } from '../evidence/page-evidence.ts';
import type { TableLine } from '../evidence/table-lines.ts';
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
  const { words, level, figures, running, isChart } = evidence;
  const inside = words.filter((word) => isInside(word, area));
  if (inside.length < 2 || isRunning(inside, running)) return null;
  const drawn = toRuledTable(grid, inside, words);
  const tall = finder === 'lattice' ? toTallTable(grid, inside, { words, level, lattices }, drawn) : null;
  if (tall && !isChart(area)) return tall;
  if (!drawn) return null;
  const headerRows = drawn.role === 'table' ? countHeaderRows(drawn, figures) : drawn.headerRows;
  return { ...drawn, headerRows, ruling: finder === 'lattice' ? 'ruled' : 'half_ruled' };
}

/** A ruled box around what is on every page is no table; a table's repeated header cells are part of it. */
function isRunning(words: RawWord[], running: ReadonlySet<RawWord>): boolean {
  return words.filter((word) => running.has(word)).length > 0.6 * words.length;
}

function readOpen({ finder, part, start, end }: OpenCandidate, { level, isChart }: PageEvidence): PageTable | null {
  const table = toOpenTable(belowCaption(part.slice(start, end)), { level, isFramed: finder === 'frame' });
  return table && !isChart(table.area) ? table : null;
}

/** A frame may begin with the last rule of the table above: what is above the title of this one is not part of it. */
function belowCaption(lines: TableLine[]): TableLine[] {
  const body = lines.findIndex(hasFigures);
  const caption = lines
    .slice(0, Math.max(0, body))
    .findLastIndex((line) => line.pieces.length === 1 && isCaption(line));
  return lines.slice(caption + 1);
}
