import { toFlows } from '../layout/columns.ts';
import { toSegments } from '../layout/lines.ts';
import type { RawPage, RawWord } from '../layout/raw-page.ts';
import { createChartTest } from './charts.ts';
import { findLattices } from './lattice.ts';
import { findRegions } from './open-regions.ts';
import { toOpenTable } from './open-table.ts';
import type { PageTable } from './page-table.ts';
import { toRuledTable } from './ruled-table.ts';
import { straighten } from './straight-rules.ts';
import { toTableLines } from './table-lines.ts';

/** Finds the tables of one page. Pure; words of pages recognised from a picture come without rules and are judged by alignment alone. */
export function extractPageTables(page: RawPage): PageTable[] {
  const { level, upright } = straighten(page.rules ?? []);
  const tables: PageTable[] = [];
  let words = page.words;
  const isChart = createChartTest(page.figures ?? [], words);
  const strokes = (lines: typeof level) => lines.filter((line) => !line.isEdge);
  for (const lattice of findLattices(strokes(level), strokes(upright))) {
    const found = toRuledTable(lattice, words);
    if (!found) continue;
    tables.push(found.table);
    const used = new Set<RawWord>(found.used);
    words = words.filter((word) => !used.has(word));
  }
  for (const flow of toFlows(toSegments(words.filter((word) => !word.sideways)))) {
    const lines = toTableLines(flow.lines.flatMap((line) => line.segments.flatMap((segment) => segment.words)));
    for (const region of findRegions(lines)) {
      const table = toOpenTable(region, strokes(level));
      if (table && !isChart(table.area)) tables.push(table);
    }
  }
  return tables.sort((a, b) => a.area.y0 - b.area.y0 || a.area.x0 - b.area.x0);
}
