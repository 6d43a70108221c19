import { showQuote } from '@bidloom/texts/show-quote';
import type { ReportBlock } from '../../exports/report.ts';
import { writeWordDocument } from '../../exports/word-document.ts';
import { type SheetCell, writeWorkbook } from '../../exports/workbook.ts';
import { confidenceWord } from '../../gate/confidence-word.ts';
import { authorOf, engineNote } from '../runs/exports/authors.ts';
import {
  citationLines,
  claimBlocks,
  createSourceNumbers,
  lineBlocks,
  numberSources,
  plainBlocks,
  type SourceNumbers,
  sourceBlocks,
} from '../runs/exports/cited-text.ts';
import { documentsLine, type ExportRun, subtitleOf } from '../runs/exports/export-run.ts';
import { attentionFill, correctedFill, headerRow } from '../runs/exports/sheet-rows.ts';
import { isAnswered, standingOf } from '../runs/exports/standing-of.ts';
import { itemsOf, type StoredItem } from '../runs/exports/stored-item.ts';
import type { AnswerItem } from './items.ts';

type Answer = AnswerItem;

/** A row for each question, with who wrote its answer; those without an answer are marked. */
export function batchQueryWorkbook(run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const header = ['Category', 'Question', 'Answer', 'Answered', 'Confidence', 'Sources', 'Failure', 'Written by'];
  return writeWorkbook([
    {
      name: 'Answers',
      columns: [20, 50, 80, 11, 12, 70, 40, 30].map((width) => ({ width })),
      rows: [
        headerRow(header),
        ...foundFirst(itemsOf<AnswerItem>(items, 'answer')).map((answer) => answerRow(run, answer)),
      ],
      stickyRows: 1,
      autoFilter: true,
    },
  ]);
}

function answerRow(run: ExportRun, { headline, correction }: Answer): SheetCell[] {
  const { categoryName, question, answered, confidence, failure } = headline;
  const answer = showQuote(headline.answer);
  const edited = correction ? { fill: correctedFill, note: `Edited by hand; the answer was “${answer}”` } : {};
  const cells: SheetCell[] = [
    { value: categoryName },
    { value: question },
    { value: correction?.text ?? answer, ...edited },
    { value: standingOf({ headline, correction }) },
    // For answers that were found, not for those that a person wrote.
    { value: answered && !correction ? confidenceWord(confidence) : null },
    { value: citationLines(sourcesOf({ headline, correction })) },
    { value: failure },
    { value: correction ? 'Edited by hand' : failure === null ? authorOf(run) : null },
  ];
  return isAnswered({ headline, correction }) ? cells : cells.map((cell) => ({ ...cell, fill: attentionFill }));
}

/** The sources of an answer. One by hand has those that its sentences kept; one from before these were recorded has all that were found. */
function sourcesOf({ headline: { citations }, correction }: Pick<Answer, 'headline' | 'correction'>) {
  if (!correction?.claims) return citations;
  const kept = new Set(correction.claims.flatMap((claim) => claim.citations));
  return citations.filter((_, index) => kept.has(index));
}

/**
 * Answers first, then the nearest places, then questions that failed, then those that the documents do not answer; otherwise in their
 * order.
 */
function foundFirst(answers: readonly Answer[]): Answer[] {
  const placeOf = (answer: Answer) => {
    if (isAnswered(answer)) return 0;
    if (answer.headline.failure !== null) return 2;
    return answer.headline.band === 'closest' ? 1 : 3;
  };
  return answers.toSorted((first, second) => placeOf(first) - placeOf(second));
}

/** Whether the only thing to report about a question is that the documents do not answer it. */
const isMissing = (answer: Answer) =>
  !isAnswered(answer) && answer.headline.failure === null && answer.headline.band !== 'closest';

/** Category by category; in each, questions that the documents do not answer come last. */
export function batchQueryReport(run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const answers = itemsOf<AnswerItem>(items, 'answer');
  const open = answers.filter((answer) => !isAnswered(answer)).length;
  const numbers = createSourceNumbers();
  const byCategory = Map.groupBy(answers, ({ headline }) => headline.categoryName);
  return writeWordDocument({
    title: 'Predefined answers',
    subtitle: subtitleOf(run),
    blocks: [
      { kind: 'paragraph', text: documentsLine(run) },
      { kind: 'paragraph', text: `${answers.length - open} of ${answers.length} questions answered` },
      { kind: 'note', text: engineNote(run) },
      ...[...byCategory].flatMap(([category, group]): ReportBlock[] => [
        { kind: 'heading', level: 1, text: category },
        ...foundFirst(group)
          .filter((answer) => !isMissing(answer))
          .flatMap((answer) => answerBlocks(run, answer, numbers)),
        ...missingBlocks(group.filter(isMissing)),
      ]),
    ],
  });
}

function missingBlocks(missing: readonly Answer[]): ReportBlock[] {
  if (missing.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: `Not answered (${missing.length})` },
    {
      kind: 'list',
      items: missing.map(({ headline: { question, answer } }) => [
        { text: question },
        { text: answer ? ` ${answer}` : '', italic: true },
      ]),
    },
  ];
}

function answerBlocks(run: ExportRun, { headline, correction }: Answer, numbers: SourceNumbers): ReportBlock[] {
  const { question, answer, answered, confidence, failure, claims, citations } = headline;
  const heading: ReportBlock = { kind: 'heading', level: 2, text: question };
  const first = numbers.take(citations.length);
  const numbered = numberSources(citations, first);
  if (correction) {
    const lines = correction.claims ?? [];
    const kept = new Set(sourcesOf({ headline, correction }));
    return [
      heading,
      ...(lines.length > 0 ? lineBlocks(lines, run.engine, first) : plainBlocks(correction.text)),
      { kind: 'note', text: 'This answer was edited by hand.' },
      ...sourceBlocks(
        numbered.filter((_, index) => kept.has(citations[index] as (typeof citations)[number])),
        lines.map(({ text }) => text),
      ),
    ];
  }
  const sources = sourceBlocks(
    numbered,
    claims.map(({ text }) => text),
  );
  if (headline.band === 'closest') {
    const told: ReportBlock = {
      kind: 'paragraph',
      text: [{ text: 'No clear answer. ', bold: true }, { text: 'The closest places:' }],
    };
    return [heading, told, ...claimBlocks({ claims }, 'extractive', first), ...sources];
  }
  if (!answered) {
    const reason = failure ?? (answer || 'The documents hold no answer.');
    return [heading, { kind: 'paragraph', text: [{ text: 'Not answered. ', bold: true }, { text: reason }] }];
  }
  const told = claims.length > 0 ? claimBlocks({ claims }, run.engine, first) : plainBlocks(showQuote(answer));
  const trust: ReportBlock = {
    kind: 'paragraph',
    text: [{ text: `Confidence: ${confidenceWord(confidence)}`, italic: true }],
  };
  return [heading, ...told, trust, ...sources];
}
