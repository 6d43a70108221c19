import type { ReportBlock, ReportDocument } from '../../exports/report.ts';
import { engineNote } from '../runs/exports/authors.ts';
import {
  claimBlocks,
  createSourceNumbers,
  lineBlocks,
  numberSources,
  plainBlocks,
  type SourceNumbers,
  sourceBlocks,
} from '../runs/exports/cited-text.ts';
import { dayOf, documentsLine, type ExportRun } from '../runs/exports/export-run.ts';
import { placedBlocks } from '../runs/exports/placed-lines.ts';
import { itemsOf, type StoredItem } from '../runs/exports/stored-item.ts';
import type { SectionItem } from './items.ts';

/**
 * A summary as a report, the same for Word and PDF: its sections, each with its sources, and in one line at the end those without a result.
 */
export function summaryReport(run: ExportRun, items: readonly StoredItem[]): ReportDocument {
  const sections = itemsOf<SectionItem>(items, 'summary_section');
  const isEmpty = ({ headline, correction }: SectionItem) => headline.claims.length === 0 && !correction;
  const empty = sections.filter(isEmpty).map(({ headline }) => headline.title);
  const numbers = createSourceNumbers();
  return {
    title: `Summary of ${run.tenderName}`,
    subtitle: dayOf(run.finishedAt),
    isCompact: true,
    blocks: [
      { kind: 'paragraph', text: documentsLine(run) },
      { kind: 'note', text: engineNote(run) },
      ...sections.filter((section) => !isEmpty(section)).flatMap((section) => sectionBlocks(run, section, numbers)),
      ...(empty.length > 0 ? [{ kind: 'note', text: `Nothing was found about: ${empty.join(', ')}.` } as const] : []),
      ...(sections.length === 0 ? [{ kind: 'note', text: 'This run has no results.' } as const] : []),
    ],
  };
}

function sectionBlocks(run: ExportRun, section: SectionItem, numbers: SourceNumbers): ReportBlock[] {
  const { title, claims, citations } = section.headline;
  const heading: ReportBlock = { kind: 'heading', level: 1, text: title };
  if (!section.correction && run.engine !== 'langchain') return [heading, ...placedBlocks(section.headline, run)];
  const first = numbers.take(citations.length);
  const numbered = numberSources(citations, first);
  const sources = (words: string, said: string[], isListed: (index: number) => boolean = () => true): ReportBlock[] => {
    const listed = sourceBlocks(
      numbered.filter((_, index) => isListed(index)),
      said,
    );
    return listed.length > 0 ? [{ kind: 'heading', level: 3, text: words }, ...listed] : [];
  };
  if (section.correction) {
    const { text, claims: lines = [] } = section.correction;
    const kept = new Set(lines.flatMap((line) => line.citations));
    return [
      heading,
      ...(lines.length > 0 ? lineBlocks(lines, run.engine, first) : plainBlocks(text)),
      { kind: 'note', text: 'This section was edited by hand.' },
      ...sources(
        'Sources',
        lines.map((line) => line.text),
        (index) => kept.has(index),
      ),
      ...sources('Sources of the text before it was edited', [], (index) => !kept.has(index)),
    ];
  }
  return [
    heading,
    ...claimBlocks({ claims }, run.engine, first),
    ...sources(
      'Sources',
      claims.map(({ text }) => text),
    ),
  ];
}
