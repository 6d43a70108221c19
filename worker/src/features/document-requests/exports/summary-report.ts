import type { ReportBlock, ReportDocument } from '../../../exports/report.ts';
import { engineNote } from './authors.ts';
import { claimBlocks, createSourceNumbers, plainBlocks, type SourceNumbers, sourceBlocks } from './cited-text.ts';
import { dayOf, documentsLine, type ExportRun } from './export-run.ts';
import { type Item, type ItemOf, itemsOf } from './items.ts';

/** A summary as a report, the same for Word and PDF: its sections, each with its sources. */
export function summaryReport(run: ExportRun, items: readonly Item[]): ReportDocument {
  const sections = itemsOf(items, 'summary_section');
  const numbers = createSourceNumbers();
  return {
    title: `Summary of ${run.tenderName}`,
    subtitle: dayOf(run.finishedAt),
    blocks: [
      { kind: 'paragraph', text: documentsLine(run) },
      { kind: 'note', text: engineNote(run) },
      ...sections.flatMap((section) => sectionBlocks(run, section, numbers)),
      ...(sections.length === 0 ? [{ kind: 'note', text: 'This run has no results.' } as const] : []),
    ],
  };
}

function sectionBlocks(run: ExportRun, section: ItemOf<'summary_section'>, numbers: SourceNumbers): ReportBlock[] {
  const { title, claims, citations } = section.headline;
  const heading: ReportBlock = { kind: 'heading', level: 1, text: title };
  const first = numbers.take(citations.length);
  const sources = (words: string): ReportBlock[] =>
    citations.length > 0 ? [{ kind: 'heading', level: 3, text: words }, ...sourceBlocks(citations, first)] : [];
  if (section.correction) {
    return [
      heading,
      ...plainBlocks(section.correction.text),
      { kind: 'note', text: 'This section was edited by hand.' },
      ...sources('Sources of the text before it was edited'),
    ];
  }
  if (claims.length === 0) {
    return [heading, { kind: 'paragraph', text: [{ text: 'The documents say nothing about this.', italic: true }] }];
  }
  return [heading, ...claimBlocks({ claims }, run.engine, first), ...sources('Sources')];
}
