import { showQuote } from '@bidloom/texts/show-quote';
import type { Engine } from '../../analyst/analyst.ts';
import type { ReportBlock } from '../../exports/report.ts';
import { writeWordDocument } from '../../exports/word-document.ts';
import { type SheetCell, writeWorkbook } from '../../exports/workbook.ts';
import { noClearAnswer } from '../../gate/band.ts';
import { confidenceWord } from '../../gate/confidence-word.ts';
import { authorOf } from '../runs/exports/authors.ts';
import {
  citationLines,
  claimBlocks,
  createSourceNumbers,
  numberSources,
  oneLine,
  plainBlocks,
  type SourceNumbers,
  sourceBlocks,
} from '../runs/exports/cited-text.ts';
import { type ExportRun, subtitleOf, timeOf } from '../runs/exports/export-run.ts';
import { headerRow } from '../runs/exports/sheet-rows.ts';
import { itemsOf, type StoredItem } from '../runs/exports/stored-item.ts';
import type { ChatEntryItem } from './items.ts';

type Entry = ChatEntryItem;

const allDocuments = 'All documents of the tender';

/** A row for each question that was asked, oldest first, with who answered it: not always the same. */
export function chatWorkbook(_run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const rows = itemsOf<ChatEntryItem>(items, 'chat_entry').map(({ headline }): SheetCell[] => [
    { value: new Date(headline.timestamp), numberFormat: 'd mmm yyyy hh:mm' },
    { value: headline.question },
    { value: showQuote(headline.answer) },
    { value: standingOf(headline) },
    { value: confidenceOf(headline) },
    { value: headline.fileName ?? allDocuments },
    { value: citationLines(headline.citations) },
    { value: authorOf({ engine: engineOf(headline), model: null }) },
  ]);
  return writeWorkbook([
    {
      name: 'Chat history',
      columns: [18, 50, 90, 20, 12, 36, 70, 30].map((width) => ({ width })),
      rows: [
        headerRow([
          'Asked (UTC)',
          'Question',
          'Answer',
          'Answered',
          'Confidence',
          'Documents',
          'Sources',
          'Answered by',
        ]),
        ...rows,
      ],
      stickyRows: 1,
      autoFilter: true,
    },
  ]);
}

/** The conversation as a report. */
export function chatReport(run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const entries = itemsOf<ChatEntryItem>(items, 'chat_entry');
  const numbers = createSourceNumbers();
  return writeWordDocument({
    title: 'Chat history',
    subtitle: subtitleOf(run),
    blocks: [
      ...entries.flatMap((entry) => entryBlocks(entry, numbers)),
      ...(entries.length === 0 ? [{ kind: 'note', text: 'Nothing was asked yet.' } as const] : []),
    ],
  });
}

function entryBlocks({ headline }: Entry, numbers: SourceNumbers): ReportBlock[] {
  const { question, answer, claims, citations, fileName, timestamp, isStopped } = headline;
  const engine = engineOf(headline);
  const first = numbers.take(citations.length);
  const asked = `${timeOf(new Date(timestamp))} UTC · ${fileName ?? allDocuments}`;
  const author =
    engine === 'langchain' ? 'answered by a language model' : 'answered by the built-in analyst, without an AI model';
  return [
    { kind: 'heading', level: 2, text: oneLine(question) },
    { kind: 'paragraph', text: [{ text: `${asked} · ${author}`, italic: true }] },
    ...(headline.band === 'closest' ? [{ kind: 'paragraph', text: noClearAnswer } as const] : []),
    ...(claims.length > 0 ? claimBlocks({ claims }, engine, first) : plainBlocks(showQuote(answer))),
    ...confidenceBlocks(headline),
    ...(isStopped ? [{ kind: 'note', text: 'This answer was stopped before it was complete.' } as const] : []),
    ...sourceBlocks(
      numberSources(citations, first),
      claims.map(({ text }) => text),
    ),
  ];
}

function confidenceBlocks(headline: Entry['headline']): ReportBlock[] {
  const confidence = confidenceOf(headline);
  if (confidence === null) return [];
  return [{ kind: 'paragraph', text: [{ text: `Confidence: ${confidence}`, italic: true }] }];
}

/** Whether the documents answered, in words for a cell. */
function standingOf({ answered, band, isStopped }: Entry['headline']): string {
  if (isStopped) return 'Stopped';
  if (band === 'closest') return 'No clear answer';
  return answered === false ? 'No' : 'Yes';
}

/** How sure an answer is, in the word that the screen shows; null: it is none, or from before this was kept. */
function confidenceOf({ answered, band, isStopped, confidence }: Entry['headline']): string | null {
  if (isStopped || !answered || (band && band !== 'answer')) return null;
  return confidence === null || confidence === undefined ? null : confidenceWord(confidence);
}

function engineOf({ engine }: Entry['headline']): Engine {
  return engine === 'langchain' ? 'langchain' : 'extractive';
}
