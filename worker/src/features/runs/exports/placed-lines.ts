import { showQuote } from '@bidloom/texts/show-quote';
import type { ReportBlock, ReportText } from '../../../exports/report.ts';
import type { Cited } from './cited.ts';
import { oneLine } from './cited-text.ts';
import type { ExportRun } from './export-run.ts';

/**
 * Lines in the documents' own words, each with the places that it is from. Such a line is its quote or most of it: a list of sources
 * below would say everything twice.
 */
export function placedBlocks({ claims, citations }: Cited, { documentNames }: ExportRun): ReportBlock[] {
  const lines = claims.map(({ text, citations: indexes, supported }): ReportText => {
    const places = placesOf(
      indexes.flatMap((index) => citations[index] ?? []),
      documentNames.length > 1,
    );
    return [
      { text: oneLine(showQuote(text)) },
      ...(places === '' ? [] : [{ text: ` (${places})`, italic: true }]),
      ...(supported ? [] : [{ text: ' [no source found in the documents]', italic: true }]),
    ];
  });
  return lines.length > 1
    ? [{ kind: 'list', items: lines }]
    : lines.map((text): ReportBlock => ({ kind: 'paragraph', text }));
}

/** `terms.pdf, p. 4, 9; drawings.pdf, p. 2`; of one document the pages are enough. */
function placesOf(citations: Cited['citations'], isNamed: boolean): string {
  return [...Map.groupBy(citations, ({ fileName }) => fileName)]
    .map(([fileName, cited]) => {
      const pages = `p. ${[...new Set(cited.map(({ page }) => page))].join(', ')}`;
      return isNamed ? `${fileName}, ${pages}` : pages;
    })
    .join('; ');
}
