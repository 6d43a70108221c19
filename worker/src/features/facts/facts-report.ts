import { factTitles } from '@bidloom/texts/fact-titles';
import { issueSeverities, issuesTitle, issueTitle, noIssues, noIssuesSettled } from '@bidloom/texts/issue-words';
import { showQuote } from '@bidloom/texts/show-quote';
import type { ReportBlock, ReportCell, ReportRows } from '../../exports/report.ts';
import { writeWordDocument } from '../../exports/word-document.ts';
import { engineNote } from '../runs/exports/authors.ts';
import { oneLine } from '../runs/exports/cited-text.ts';
import { documentsLine, type ExportRun, subtitleOf, timeOf } from '../runs/exports/export-run.ts';
import { itemsOf, type StoredItem } from '../runs/exports/stored-item.ts';
import { alsoStated } from './also-stated.ts';
import { factWords } from './fact-words.ts';
import type { ExportedIssue, ExportedOverview, FactItem } from './items.ts';
import { maybeStated } from './maybe-stated.ts';
import { otherwiseNote } from './otherwise-note.ts';
import { valueWords } from './value-words.ts';

type Fact = FactItem['headline'];

const timeForm = /^\d{4}-\d{2}-\d{2}T/;
/** A tender at a glance: what needs attention, its dates, what is stated with its place, and what is not. */
export function factsReport(run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const facts = itemsOf<FactItem>(items, 'fact').map(({ headline }) => headline);
  const stated = facts.filter(isStated);
  const missing = facts.filter((fact) => !isStated(fact) && fact.status !== 'pending');
  const overview = run.result as ExportedOverview | null;
  return writeWordDocument({
    // The tender's name, which may be long, is in the line below.
    title: 'Tender overview',
    subtitle: subtitleOf(run),
    blocks: [
      { kind: 'paragraph', text: documentsLine(run) },
      { kind: 'note', text: engineNote(run) },
      ...issueBlocks(overview),
      ...dateBlocks(overview, stated),
      { kind: 'heading', level: 1, text: 'Key facts' },
      ...factBlocks(stated),
      ...(missing.length > 0
        ? [
            { kind: 'heading', level: 1, text: 'All facts that are not stated' } as const,
            { kind: 'list', items: missing.map(missingLine) } as const,
          ]
        : []),
    ],
  });
}

const titleOf = ({ fact }: Pick<Fact, 'fact'>): string =>
  (factTitles as Readonly<Record<string, string>>)[fact] ?? fact;
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

/** What needs a look, as the overview on the screen lists it; nothing in older downloads. */
function issueBlocks(overview: ExportedOverview | null): ReportBlock[] {
  if (!overview?.issues) return [];
  const { issues, settled = false } = overview;
  const heading: ReportBlock = { kind: 'heading', level: 1, text: issuesTitle };
  if (issues.length === 0) {
    return [heading, { kind: 'paragraph', text: settled ? noIssuesSettled : noIssues }];
  }
  const rows = issues.map((issue) =>
    row(issueSeverities[issue.severity], [issueTitle(issue, issues), subjectsOf(issue)].filter(Boolean).join(': ')),
  );
  return [heading, { kind: 'table', rows, widths: [1, 6] }];
}

/** The facts or documents of an issue; those that are not named are counted. */
function subjectsOf({ facts, documents }: ExportedIssue): string {
  const some = documents?.some ?? [];
  const names = [...facts.map((fact) => titleOf({ fact })), ...some.map(({ fileName }) => fileName)];
  const rest = (documents?.count ?? 0) - some.length;
  return rest > 0 ? `${names.join(', ')} +${rest}` : names.join(', ');
}

/** The dates of the overview in its order; none in older downloads. Times in documents are local times. */
function dateBlocks(overview: ExportedOverview | null, stated: readonly Fact[]): ReportBlock[] {
  const { dates = [], dueAt = null } = overview ?? {};
  const find = (kind: string) => stated.find(({ fact }) => fact === kind);
  const rows: ReportRows = dates.flatMap((kind) => {
    const fact = find(kind);
    if (fact)
      return [row(titleOf(fact), wordsOf(fact), [placeOf(fact), ...dateNotes(fact)].filter(Boolean).join('\n'))];
    if (kind !== 'due' || dueAt === null) return [];
    // The deadline of the documents has a row of its own only where it is another moment.
    const deadline = dates.includes('submission_deadline') ? undefined : find('submission_deadline');
    const same = deadline ? [`${wordsOf(deadline)} (${placeOf(deadline) || 'no place'})`, ...dateNotes(deadline)] : [];
    return [row('Due date of the tender', `${timeOf(new Date(dueAt))} UTC`, same.filter(Boolean).join('\n'))];
  });
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: 'Key dates' },
    { kind: 'table', header: [row('Date', 'When', 'Stated in')], rows, widths: [2, 2, 3] },
  ];
}

const dateNotes = (fact: Fact) => [replacedNote(fact), apartNote(fact)];

/** "Replaces 14 January (notice.pdf, p. 2)"; empty where nothing is replaced. */
function replacedNote({ replaced = [] }: Fact): string {
  const dates = replaced.map((date) => `${valueWords(date)} (${placeOf(date)})`);
  return dates.length > 0 ? `Replaces ${dates.join('; ')}` : '';
}

/** "Also stated: 14 January 2029 (annex.pdf, p. 2)"; empty where no other date is far from it. */
function apartNote({ apart = [] }: Fact): string {
  const dates = apart.map((date) => `${valueWords(date)} (${placeOf(date)})`);
  return dates.length > 0 ? `Also stated: ${dates.join('; ')}` : '';
}

/** Why a person should look at a fact before they rely on it. */
function checkNotes(fact: Fact): string[] {
  const others = alsoStated(fact).map((other) => `${valueWords(other)} (${placeOf(other)})`);
  return [
    ...(fact.documentsSayOtherwise ? [otherwiseNote(fact)] : []),
    ...(fact.placeIsGone ? ['Its place is no longer in the documents'] : []),
    ...(others.length > 0 ? [`Also stated: ${others.join('; ')}`] : []),
    ...(fact.certainty === 'check' ? ['Check this'] : []),
  ];
}

/** A fact that is not stated; after a person said so, or in other words, documents may state something. */
function missingLine(fact: Fact): string {
  const notes = checkNotes(fact);
  const title = notes.length > 0 ? `${titleOf(fact)} (${notes.join('; ')})` : titleOf(fact);
  const maybe = maybeStated(fact);
  return maybe ? `${title}. ${maybe}` : title;
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
      [placeOf(fact), quote && `“${quote}”`, ...checkNotes(fact)].filter(Boolean).join('\n'),
    );
  });
  return [{ kind: 'table', header: [row('Fact', 'Value', 'Stated in')], rows, widths: [2, 2, 4] }];
}

const row = (...texts: string[]): ReportCell[] => texts.map((text) => ({ text }));
