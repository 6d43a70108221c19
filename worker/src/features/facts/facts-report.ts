import { factTitles } from '@bidloom/texts/fact-titles';
import { showQuote } from '@bidloom/texts/show-quote';
import type { ReportBlock, ReportCell, ReportRows } from '../../exports/report.ts';
import { writeWordDocument } from '../../exports/word-document.ts';
import { engineNote } from '../runs/exports/authors.ts';
import { oneLine } from '../runs/exports/cited-text.ts';
import { documentsLine, type ExportRun, subtitleOf, timeOf } from '../runs/exports/export-run.ts';
import { itemsOf, type StoredItem } from '../runs/exports/stored-item.ts';
import { factWords } from './fact-words.ts';
import type { FactItem } from './items.ts';
import { otherwiseNote } from './otherwise-note.ts';

type Fact = FactItem['headline'];

const dateForm = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;
const timeForm = /^\d{4}-\d{2}-\d{2}T/;
/** A tender at a glance: its dates, what needs attention, what is stated with its place, and what is not. */
export function factsReport(run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const facts = itemsOf<FactItem>(items, 'fact').map(({ headline }) => headline);
  const stated = facts.filter(isStated);
  const missing = facts.filter((fact) => !isStated(fact) && fact.status !== 'pending');
  return writeWordDocument({
    // The tender's name, which may be long, is in the line below.
    title: 'Tender overview',
    subtitle: subtitleOf(run),
    blocks: [
      { kind: 'paragraph', text: documentsLine(run) },
      { kind: 'note', text: engineNote(run) },
      ...dateBlocks(run, stated),
      ...checkBlocks(facts),
      { kind: 'heading', level: 1, text: 'Key facts' },
      ...factBlocks(stated),
      ...(missing.length > 0
        ? [
            { kind: 'heading', level: 1, text: 'Not stated in the documents' } as const,
            { kind: 'list', items: missing.map(titleOf) } as const,
          ]
        : []),
    ],
  });
}

const titleOf = ({ fact }: Fact): string => (factTitles as Readonly<Record<string, string>>)[fact] ?? fact;
const isStated = ({ value, text }: Fact): boolean => value !== null || text !== null;
/** A time is local to its place: it has the zone that is stated with it, or a note that none is stated. */
function wordsOf({ fact, value, text, zone }: Fact): string {
  if (value === null && text === null) return 'Not stated';
  const words = factWords(fact, value ?? text ?? '', text);
  if (zone) return `${words} ${zone}`;
  return zone === null && value !== null && timeForm.test(value) ? `${words} (no time zone stated)` : words;
}
const placeOf = ({ fileName, page }: Pick<Fact, 'fileName' | 'page'>): string =>
  fileName === null ? '' : page === null ? fileName : `${fileName}, p. ${page}`;

/** The dates in their order. Times in documents are local times. */
function dateBlocks({ result }: ExportRun, stated: readonly Fact[]): ReportBlock[] {
  const dates = stated
    .filter(({ value }) => value !== null && dateForm.test(value))
    .sort((one, other) => (one.value ?? '').localeCompare(other.value ?? ''));
  const dueAt = typeof result?.dueAt === 'string' ? new Date(result.dueAt) : null;
  if (dates.length === 0 && !dueAt) return [];
  const rows: ReportRows = [
    ...(dueAt ? [row('Due date of the tender', `${timeOf(dueAt)} UTC`, '')] : []),
    ...dates.map((fact) =>
      row(
        titleOf(fact),
        wordsOf(fact),
        [placeOf(fact), replacedNote(fact), apartNote(fact)].filter(Boolean).join('\n'),
      ),
    ),
  ];
  return [
    { kind: 'heading', level: 1, text: 'Key dates' },
    { kind: 'table', header: [row('Date', 'When', 'Stated in')], rows, widths: [2, 2, 3] },
  ];
}

/** "Replaces 14 January (notice.pdf, p. 2)"; empty where nothing is replaced. */
function replacedNote({ replaced = [] }: Fact): string {
  const dates = replaced.map((date) => `${oneLine(showQuote(date.text))} (${placeOf(date)})`);
  return dates.length > 0 ? `Replaces ${dates.join('; ')}` : '';
}

/** "Also stated: 14 January 2029 (annex.pdf, p. 2)"; empty where no other date is far from it. */
function apartNote({ apart = [] }: Fact): string {
  const dates = apart.map((date) => `${oneLine(showQuote(date.text))} (${placeOf(date)})`);
  return dates.length > 0 ? `Also stated: ${dates.join('; ')}` : '';
}

/** What a person should look at before they rely on it. */
function checkBlocks(facts: readonly Fact[]): ReportBlock[] {
  const items = facts.flatMap((fact) => {
    const others = fact.conflicts.map((other) => `${oneLine(showQuote(other.text))} (${placeOf(other)})`);
    const reasons = [
      ...(fact.documentsSayOtherwise ? [otherwiseNote(fact).replace('The', 'the')] : []),
      ...(fact.placeIsGone ? ['its place is no longer in the documents'] : []),
      ...(fact.certainty !== null && others.length > 0 ? [`also stated: ${others.join('; ')}`] : []),
      ...(fact.certainty === 'check' ? ['uncertain'] : []),
    ];
    return reasons.length > 0 ? [`${titleOf(fact)}: ${wordsOf(fact)} (${reasons.join('; ')})`] : [];
  });
  if (items.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: 'To check' },
    { kind: 'list', items },
  ];
}

function factBlocks(stated: readonly Fact[]): ReportBlock[] {
  if (stated.length === 0)
    return [{ kind: 'note', text: 'The documents state none of the facts that are looked for.' }];
  const rows = stated.map((fact) => {
    const quote = fact.quote === null ? '' : oneLine(showQuote(fact.quote));
    const by = fact.decidedBy === null ? '' : ` (${fact.status} by ${fact.decidedBy})`;
    return row(
      titleOf(fact),
      `${wordsOf(fact)}${by}`,
      [placeOf(fact), quote && `“${quote}”`].filter(Boolean).join('\n'),
    );
  });
  return [{ kind: 'table', header: [row('Fact', 'Value', 'Stated in')], rows, widths: [2, 2, 4] }];
}

const row = (...texts: string[]): ReportCell[] => texts.map((text) => ({ text }));
