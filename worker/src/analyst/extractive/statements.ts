import { beginsItem } from '@bidloom/texts/item-mark';
import type { Candidate } from '../../search/candidates.ts';
import { isCaption, isHeaderRow, isTitle, normalise } from '../../search/passage-shapes.ts';
import { answerNumber, isQuestion, isShortReply } from '../../search/reply-labels.ts';
import { analyzerFor } from '../../search/terms.ts';
import type { ClaimCitation } from '../analyst.ts';
import { type Figure, findFigures } from './figures.ts';
import { leadsOver, leansOnBefore } from './leaning.ts';
import { linesOf } from './lines-of.ts';

/** Something that a document says, as it is on its page: a sentence, an item of a list or a row of a table. */
export interface Statement extends ClaimCitation {
  /** The quote with white space made plain. */
  text: string;
  language: string;
  shape: 'sentence' | 'item' | 'row';
  /** Titles of the sections it is in, outermost first; the last is the nearest. */
  path: readonly string[];
  /** Which chunk of its document it is in. */
  ordinal: number;
  /** Place in the reading order of all statements. */
  index: number;
  /** The sentence with a colon that an item is below; null where there is none. */
  lead: Statement | null;
  /** The sentence or item right before it in the same section; null where there is none. */
  before: Statement | null;
  /** The rows of its table or the items of its list in order, including itself; a sentence has only itself. */
  group: readonly Statement[];
  /** For a row, the line that names the columns of its table; null where none does. */
  header: (ClaimCitation & { text: string }) | null;
  /** Stems of its words without stop words, in order. */
  keys: readonly string[];
  /** The amounts in its text. */
  figures: readonly Figure[];
}

/** Everything that documents say and the titles above it, in reading order. */
export interface Reading {
  statements: Statement[];
  /** Headings as they are on their pages. */
  headings: (ClaimCitation & { text: string })[];
  /** Lines that say nothing alone: labels, entries of contents. */
  labels: string[];
}

const readings = new WeakMap<readonly Candidate[], Reading>();

/** The statements of passages. The sections of one summary ask for the same passages: these are read once. */
export function readPassages(passages: readonly Candidate[]): Reading {
  const reading = readings.get(passages) ?? read(passages);
  readings.set(passages, reading);
  return reading;
}

function read(passages: readonly Candidate[]): Reading {
  const reader = createReader();
  for (const passage of passages) reader.read(passage);
  return reader.reading;
}

/** What neighbouring pages of a document say, in the order given: what belongs to what, without keys and figures. */
export function readPages(
  { documentId, language, sectionPath }: Candidate,
  pages: readonly { page: number; pageText: string }[],
): Reading {
  const reader = createReader(() => ({ keys: [], figures: [] }));
  for (const { page, pageText } of pages) {
    const spans = [{ page, pageText, start: 0, end: pageText.length }];
    reader.read({ documentId, language, sectionPath, ordinal: 0, kind: 'prose', spans });
  }
  return reader.reading;
}

const meaning = (text: string, language: string) => ({ keys: keysOf(text, language), figures: findFigures(text) });
const continued = /\b(?:continued|cont['’.]?d?|fortsetzung|suite)\b[.)\s]*$/iu;

/** Reads passages one after the other: a passage may continue in the next. */
function createReader(meaningOf: (text: string, language: string) => Pick<Statement, 'keys' | 'figures'> = meaning) {
  const reading: Reading = { statements: [], headings: [], labels: [] };
  const seen = new Set<string>();
  let lead: Statement | null = null;
  let before: Statement | null = null;
  /** The table or list that is open, and the names of its columns. */
  let group: Statement[] = [];
  let header: (ClaimCitation & { text: string }) | null = null;
  const read = (passage: Candidate) => {
    const lines = linesOf(passage);
    if (isContents(lines)) {
      for (const { text } of lines) reading.labels.push(text);
      return;
    }
    let path: readonly string[] = passage.sectionPath;
    let wasHeader = false;
    for (const line of lines) {
      const id = `${line.documentId}/${line.page}/${line.start}`;
      if (seen.has(id)) continue;
      seen.add(id);
      if (isTitle(line.text, passage.sectionPath) || isChapterTitle(line, passage)) {
        reading.headings.push(line);
        path = pathBelow(passage.sectionPath, line.text);
        lead = null;
        // A caption may be between two sentences of a paragraph.
        if (!isCaption(line.text)) before = null;
        // A table that continues on the next page says so.
        if (!continued.test(line.text)) [group, header] = [[], null];
        continue;
      }
      const shape = shapeOf(line.text);
      const names: boolean = isHeader(passage, line) || (wasHeader && isSecondHeader(line.text));
      if (names && !wasHeader && normalise(line.text) !== normalise(header?.text ?? '')) [group, header] = [[], line];
      wasHeader = names;
      if (names || !(isSaying(line.text, shape) || isReplyAfter(before, line.text))) {
        reading.labels.push(line.text);
        if (!runningLine.test(line.text)) before = null;
        continue;
      }
      const goesOn: boolean = shape === 'sentence' && isWithin(before, line, passage);
      if (shape !== 'item' && !goesOn) lead = null;
      if (shape !== 'row' && !goesOn) header = null;
      const sameDocument = group[0]?.documentId === line.documentId;
      if (!goesOn && (group[0]?.shape !== shape || !sameDocument || shape === 'sentence')) group = [];
      const statement: Statement = {
        ...line,
        language: passage.language,
        shape,
        path,
        ordinal: passage.ordinal,
        index: reading.statements.length,
        lead,
        before: before?.documentId === line.documentId ? before : null,
        group,
        header: shape === 'row' && header?.documentId === line.documentId ? header : null,
        ...meaningOf(line.text, passage.language),
      };
      group.push(statement);
      reading.statements.push(statement);
      if (leadsOver(line.text) && shape === 'sentence') lead = statement;
      before = shape === 'row' ? null : statement;
    }
  };
  return { reading, read };
}

/** A reply of a word or two says something only with its number, or right after its question: "No." is the header of a column, too. */
const isReplyAfter = (before: Statement | null, text: string): boolean =>
  isShortReply(text) && (answerNumber(text) !== null || (before !== null && isQuestion(before.text)));

/** Further sentences of an item belong to it: no blank line separates them. */
function isWithin(before: Statement | null, line: ClaimCitation, { spans }: Candidate): boolean {
  if (before?.group[0]?.shape !== 'item' || before.page !== line.page || before.documentId !== line.documentId)
    return false;
  const pageText = spans.find(({ page }) => page === line.page)?.pageText ?? '';
  return before.end <= line.start && !/\n[^\S\n]*\n/u.test(pageText.slice(before.end, line.start));
}

/** Below the names of columns that span several, those of the single ones. */
function isSecondHeader(text: string): boolean {
  return text.startsWith('|') && !/\d/u.test(text);
}

/** What must be said before a statement for it to be understood, outermost first; null where that is not known. */
export function neededFor(statement: Statement): Statement[] | null {
  if (statement.lead) return [...(neededFor(statement.lead) ?? []), statement.lead];
  if (statement.shape !== 'sentence' || !leansOnBefore(statement.text)) return [];
  const { before } = statement;
  const further = before && neededFor(before);
  return before && further ? [...further, before] : null;
}

/** Stems of a text's words in order, without stop words. */
export function keysOf(text: string, language: string): string[] {
  return analyzerFor(language)(text).flatMap((term) => (term.isStop ? [] : (term.keys[0] ?? [])));
}

/** A heading within the passage is the nearest title of what follows it. */
function pathBelow(sectionPath: readonly string[], heading: string): readonly string[] {
  const bare = normalise(heading);
  const at = sectionPath.findIndex((title) => normalise(title) === bare);
  return at >= 0 ? sectionPath.slice(0, at + 1) : [...sectionPath, heading];
}

const chapterTitle = /^(?:\d{1,2}|[A-Z]|[IVX]{1,4})\s+\p{Lu}[^\d|.;:]{1,60}$/u;

/** "6 Training" as a line of its own; with a point after the number it may be an item of a list. */
function isChapterTitle({ page, start, end, text }: ClaimCitation & { text: string }, { spans }: Candidate): boolean {
  if (!chapterTitle.test(text) || text.split(' ').length > 7) return false;
  const pageText = spans.find((span) => span.page === page)?.pageText ?? '';
  const isAlone = (beside: string) => beside.trim() === '' || /\n[^\S\n]*\n/u.test(beside);
  return isAlone(pageText.slice(Math.max(0, start - 4), start)) && isAlone(pageText.slice(end, end + 4));
}

function isHeader(passage: Candidate, { page, start, end, text }: ClaimCitation & { text: string }): boolean {
  return isHeaderRow(passage, { page, start, end, text, score: 0, coverage: 0, cue: 0 });
}

function shapeOf(text: string): Statement['shape'] {
  if (/(?:^|\s)\|\s/u.test(text)) return 'row';
  return beginsItem(text) ? 'item' : 'sentence';
}

const runningLine = /\b(?:page|seite|trang|página) \d+ (?:of|von|de|sur|\/|trên) \d+/iu;

/** The upper rows of a header that is read as several rows. */
const columnNames = /^(?:\| ?)*(?:no|nr|pos|lfd\. nr|item|stt|rev|n°|nº)\.? \|/iu;

/** Labels of forms ("Place and date") and running lines say nothing. */
function isSaying(text: string, shape: Statement['shape']): boolean {
  if (runningLine.test(text) || !/\p{L}{2}/u.test(text)) return false;
  if (shape === 'row')
    return !columnNames.test(text) && text.split('|').filter((cell) => /[\p{L}\p{N}]/u.test(cell)).length > 1;
  const words = text.split(' ').length;
  return shape === 'item' || words >= 8 || (words >= 3 && (/[.;:!?%)。]["”’]?$/u.test(text) || leadsOver(text)));
}

/** Lines that end in the number of a page. */
function isContents(lines: readonly { text: string }[]): boolean {
  const entries = lines.filter(({ text }) => /(?=\d{1,4}$)(?<=[^\d\s|][\s.…]+)/u.test(text) && !/[|:]/u.test(text));
  return lines.length >= 5 && entries.length > 0.6 * lines.length;
}

const glossary =
  /\b(?:definitions?|abbreviations?|glossary|interpretation|begriffe|abkürzungen|definiciones|définitions)\b|từ ngữ/iu;

/** Whether a statement explains words: it names things and says little of them. */
export function isGlossary({ path }: Pick<Statement, 'path'>): boolean {
  return glossary.test(path.at(-1) ?? '');
}
