import { toFlows } from '../layout/columns.ts';
import { isContentsPage } from '../layout/contents.ts';
import { toLines, toSegments } from '../layout/lines.ts';
import type { RawPage, RawWord } from '../layout/raw-page.ts';
import { captionOf } from './caption-of.ts';
import { isCaption } from './captions.ts';
import { createChartTest } from './charts.ts';
import { findFillGrids } from './fill-grids.ts';
import { findFrames } from './frames.ts';
import { countHeaderRows } from './header-rows.ts';
import { areaOfLattice, findLattices, type Lattice } from './lattice.ts';
import { findRegions, hasFigures, isUnderFigure } from './open-regions.ts';
import { toOpenTable } from './open-table.ts';
import { type Area, isInside, type PageTable } from './page-table.ts';
import { partBeside } from './part-beside.ts';
import { findPlots } from './plots.ts';
import { toRuledTable } from './ruled-table.ts';
import { type Straight, straighten, withTypedRules } from './straight-rules.ts';
import { alignPieces, type TableLine, toTableLines } from './table-lines.ts';
import { toTallTable } from './tall-bands.ts';

/** What stands within a plot may stand out of it by so many points. */
const PLOT_MARGIN = 3;

/**
 * Finds the tables of one page; `running` are the words of headers and footers that repeat on many pages. Pure; words of pages
 * recognised from a picture come without rules and are judged by alignment alone.
 */
export function extractPageTables(page: RawPage, running: ReadonlySet<RawWord> = new Set()): PageTable[] {
  const { words: written, strokes } = withTypedRules(page);
  const { level, upright } = straighten(strokes);
  const ruled: PageTable[] = [];
  const figures = page.figures ?? [];
  let words = written;
  const isChart = createChartTest(figures, words);
  const plots = findPlots(level, upright);
  const isPlotted = (area: Area) => plots.some((plot) => isInside(area, plot, PLOT_MARGIN));
  const lattices = findLattices(level, upright);
  const take = (lattice: Lattice, ruling: PageTable['ruling']) => {
    const area = areaOfLattice(lattice);
    const inside = words.filter((word) => isInside(word, area));
    if (inside.length < 2) return;
    const drawn = toRuledTable(lattice, inside, words);
    const tall = ruling === 'ruled' ? toTallTable(lattice, inside, { words, level, lattices }, drawn) : null;
    const table = tall && !isChart(area) ? tall : drawn;
    if (!table || isRunning(inside, running) || isPlotted(area)) return;
    const headerRows = table === drawn && table.role === 'table' ? countHeaderRows(table, figures) : table.headerRows;
    ruled.push({ ...table, headerRows, ruling });
    const used = new Set<RawWord>(inside);
    words = words.filter((word) => !used.has(word));
  };
  for (const lattice of lattices) take(lattice, 'ruled');
  for (const grid of findFillGrids(figures, words, level)) take(grid, 'half_ruled');
  const standing = words.filter((word) => !word.sideways && !running.has(word));
  const segments = toSegments(standing);
  const flows = isContentsPage(toLines(segments)) ? [] : toFlows(segments, level);
  const flowing = flows.map((flow) =>
    toTableLines(flow.lines.flatMap((line) => line.segments.flatMap((segment) => segment.words))),
  );
  // Most pages have one flow: its lines are those of the page.
  let lines = flowing.length === 1 ? flowing[0] : undefined;
  const outside = () => {
    lines ??= toTableLines(standing);
    return lines;
  };
  const tables = ruled.map((table) => ({ ...table, caption: captionOf(table.area, outside()) }));
  for (const flow of flowing) {
    const parts = partBeside(flow);
    for (const part of parts) {
      for (const { lines, isFramed } of openRegions(alignPieces(part), level)) {
        const table = toOpenTable(lines, { level, isFramed });
        if (!table || isPlotted(table.area) || isChart(table.area)) continue;
        // The caption of a table beside another ends where its side does.
        tables.push({ ...table, caption: captionOf(table.area, parts.length > 1 ? part : outside()) });
      }
    }
  }
  return tables.sort((a, b) => a.area.y0 - b.area.y0 || a.area.x0 - b.area.x0);
}

/** A ruled box around what stands on every page is no table; a table's repeated header cells are part of it. */
function isRunning(words: RawWord[], running: ReadonlySet<RawWord>): boolean {
  return words.filter((word) => running.has(word)).length > 0.6 * words.length;
}

/** Stretches of lines that may be tables: by alignment, and as far as rules of equal length frame them. */
function openRegions(lines: TableLine[], level: Straight[]): { lines: TableLine[]; isFramed: boolean }[] {
  const stretches = findRegions(lines).map((region) => ({
    start: lines.indexOf(region[0] as TableLine),
    size: region.length,
    isFramed: false,
  }));
  for (const frame of findFrames(lines, level)) {
    let [start, end] = [lines.indexOf(frame[0] as TableLine), lines.indexOf(frame.at(-1) as TableLine) + 1];
    if (isUnderFigure(lines, start)) continue;
    for (let index = stretches.length - 1; index >= 0; index--) {
      const other = stretches[index];
      if (!other || other.start >= end || other.start + other.size <= start) continue;
      start = Math.min(start, other.start);
      end = Math.max(end, other.start + other.size);
      stretches.splice(index, 1);
    }
    stretches.push({ start, size: end - start, isFramed: true });
  }
  return stretches.map(({ start, size, isFramed }) => ({
    lines: belowCaption(lines.slice(start, start + size)),
    isFramed,
  }));
}

/** A frame may begin with the last rule of the table above: what stands before the title of this one is not part of it. */
function belowCaption(lines: TableLine[]): TableLine[] {
  const body = lines.findIndex(hasFigures);
  const caption = lines
    .slice(0, Math.max(0, body))
    .findLastIndex((line) => line.pieces.length === 1 && isCaption(line));
  return lines.slice(caption + 1);
}
