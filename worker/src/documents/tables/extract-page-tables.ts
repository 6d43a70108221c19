import type { PageTable } from '../page/page-table.ts';
import type { RawPage, RawWord } from '../page/raw-page.ts';
import { arbitrate } from './arbitrate.ts';
import { findFilled, findRuled } from './candidates/find-drawn.ts';
import { findOpen } from './candidates/find-open.ts';
import { captionOf } from './caption-of.ts';
import { collectEvidence } from './evidence/page-evidence.ts';
import { type TableLine, toTableLines } from './evidence/table-lines.ts';

/** From the surest to the least sure. */
const finders = [findRuled, findFilled, findOpen];

/**
 * Finds the tables of one page; `running` are the words of headers and footers that repeat on many pages. Pure. Words of pages recognised
 * from a picture come without rules and are judged only by alignment.
 */
export function extractPageTables(page: RawPage, running: ReadonlySet<RawWord> = new Set()): PageTable[] {
  const evidence = collectEvidence(page, running);
  const { chosen, left } = arbitrate(evidence, finders);
  let lines: TableLine[] | undefined;
  const outside = () => {
    lines ??= toTableLines(left.filter((word) => !word.sideways && !running.has(word)));
    return lines;
  };
  const tables = chosen.map(({ candidate, table }) => {
    const beside = 'part' in candidate && candidate.isBeside ? candidate.part : outside();
    return { ...table, caption: captionOf(table.area, beside) };
  });
  return tables.sort((a, b) => a.area.y0 - b.area.y0 || a.area.x0 - b.area.x0);
}
