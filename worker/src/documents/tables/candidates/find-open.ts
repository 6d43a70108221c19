import { areaOf } from '../../page/page-table.ts';
import { toFlows } from '../../reading-order/columns.ts';
import { isContentsPage } from '../../reading-order/contents.ts';
import { toLines, toSegments } from '../../reading-order/lines.ts';
import { isUnderFigure } from '../evidence/line-roles.ts';
import type { PageEvidence } from '../evidence/page-evidence.ts';
import { alignPieces, type TableLine, toTableLines } from '../evidence/table-lines.ts';
import { confidences, type OpenCandidate } from './candidate.ts';
import { findFrames } from './frames.ts';
import { findRegions } from './open-regions.ts';
import { partBeside } from './part-beside.ts';

/** Stretches of lines that rules of equal length frame, or whose gaps are under each other, in each flow of the page. */
export function findOpen({ words, level, running }: PageEvidence): OpenCandidate[] {
  const segments = toSegments(words.filter((word) => !word.sideways && !running.has(word)));
  if (isContentsPage(toLines(segments))) return [];
  return toFlows(segments, level).flatMap(({ lines }) => {
    const flow = toTableLines(lines.flatMap((line) => line.segments.flatMap((segment) => segment.words)));
    const parts = partBeside(flow);
    return parts.flatMap((own) => {
      const part = alignPieces(own);
      const toCandidate = (finder: OpenCandidate['finder']) => (found: TableLine[]) => {
        const start = part.indexOf(found[0] as TableLine);
        const end = part.indexOf(found.at(-1) as TableLine) + 1;
        const isBeside = parts.length > 1;
        return { finder, area: areaOf(found), confidence: confidences[finder], part, start, end, isBeside };
      };
      return [
        ...findFrames(part, level)
          .filter((frame) => !isUnderFigure(part, part.indexOf(frame[0] as TableLine)))
          .map(toCandidate('frame')),
        ...findRegions(part).map(toCandidate('alignment')),
      ];
    });
  });
}
