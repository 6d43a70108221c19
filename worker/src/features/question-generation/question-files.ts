import type { ReportBlock } from '../../exports/report.ts';
import { writeWordDocument } from '../../exports/word-document.ts';
import { writeWorkbook } from '../../exports/workbook.ts';
import { authorOf } from '../runs/exports/authors.ts';
import {
  citationLines,
  createSourceNumbers,
  numberSources,
  type SourceNumbers,
  sourceBlocks,
  sourceMark,
} from '../runs/exports/cited-text.ts';
import { documentsLine, type ExportRun, subtitleOf } from '../runs/exports/export-run.ts';
import { headerRow } from '../runs/exports/sheet-rows.ts';
import { itemsOf, type StoredItem } from '../runs/exports/stored-item.ts';
import type { QuestionItem } from './items.ts';
import { questionsNote } from './questions-note.ts';

type Question = QuestionItem;

const audienceWords = { ask: 'For the buyer', answer: 'For the bid' } as const satisfies Record<
  Question['headline']['audience'],
  string
>;

const reasonWords = {
  requirement: 'Requirement',
  ambiguity: 'Ambiguity',
  contradiction: 'Contradiction',
  gap: 'Gap',
} as const satisfies Record<Question['headline']['reason'], string>;

/** A row for each question. Each row names its author, because rows of such lists are copied into others. */
export function questionsWorkbook(run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const rows = itemsOf<QuestionItem>(items, 'question').map(
    ({ headline: { text, audience, reason, citations }, correction }) =>
      [
        ...[text, audienceWords[audience], reasonWords[reason], citationLines(citations)],
        ...[correction ? 'Yes' : 'No', authorOf(run)],
      ].map((value) => ({ value })),
  );
  return writeWorkbook([
    {
      name: 'Questions',
      columns: [80, 15, 15, 80, 11, 30].map((width) => ({ width })),
      rows: [headerRow(['Question', 'For', 'Reason', 'Sources', 'Accepted', 'Written by']), ...rows],
      stickyRows: 1,
      autoFilter: true,
    },
  ]);
}

/** What to ask the buyer first, then what the bid has to answer. */
export function questionsReport(run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const questions = itemsOf<QuestionItem>(items, 'question');
  const numbers = createSourceNumbers();
  const part = (audience: Question['headline']['audience']): ReportBlock[] => {
    const some = questions.filter(({ headline }) => headline.audience === audience);
    if (some.length === 0) return [];
    return [
      { kind: 'heading', level: 1, text: audienceWords[audience] },
      ...some.flatMap((question) => questionBlocks(question, numbers)),
    ];
  };
  return writeWordDocument({
    title: 'Questions',
    subtitle: subtitleOf(run),
    blocks: [
      { kind: 'paragraph', text: documentsLine(run) },
      ...(questions.length > 0 ? [{ kind: 'note', text: questionsNote(run) } as const] : []),
      ...part('ask'),
      ...part('answer'),
      ...(questions.length === 0 ? [{ kind: 'note', text: 'No questions were found.' } as const] : []),
    ],
  });
}

function questionBlocks({ headline, correction }: Question, numbers: SourceNumbers): ReportBlock[] {
  const { text, reason, citations } = headline;
  const first = numbers.take(citations.length);
  const marks = citations.map((_, index) => sourceMark(first + index)).join('');
  const accepted = correction ? ' · accepted' : '';
  return [
    {
      kind: 'paragraph',
      text: [{ text, bold: true }, { text: marks }, { text: `\n${reasonWords[reason]}${accepted}`, italic: true }],
    },
    ...sourceBlocks(numberSources(citations, first), []),
  ];
}
