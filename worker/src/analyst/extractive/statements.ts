import type { Candidate } from '../../search/candidates.ts';
import { type Stretch, splitSentences } from '../../search/sentences.ts';
import { analyzerFor } from '../../search/terms.ts';
import type { ClaimCitation } from '../analyst.ts';
import { type Figure, findFigures } from './figures.ts';
import { isHeaderRow, isTitle, normalise } from './passage-shapes.ts';

/** Something that a document says, as it stands on its page: a sentence, an item of a list or a row of a table. */
export interface Statement extends ClaimCitation {
  /** The quote with white space made plain. */
  text: string;
  language: string;
  shape: 'sentence' | 'item' | 'row';
  /** Titles of the sections it stands in, outermost first; the last is the nearest. */
  path: readonly string[];
  /** Which chunk of its document it stands in. */
  ordinal: number;
  /** Place in the reading order of all statements. */
  index: number;
  /** The sentence with a colon that an item stands below; null where there is none. */
  lead: Statement | null;
  /** Stems of its words without stop words, in order. */
  keys: readonly string[];
  /** The amounts in its text. */
  figures: readonly Figure[];
}

/** All that documents say and the titles that it stands under, in reading order. */
export interface Reading {
  statements: Statement[];
  /** Headings as they stand on their pages. */
  headings: (ClaimCitation & { text: string })[];
  /** Lines that say nothing by themselves: labels, entries of contents. */
  labels: string[];
}

const readings = new WeakMap<readonly Candidate[], Reading>();

/** The statements of passages. The sections of one summary ask for the same passages: these are read once. */
export async function readPassages(passages: readonly Candidate[], pace: () => Promise<void>): Promise<Reading> {
  const reading = readings.get(passages) ?? (await read(passages, pace));
  readings.set(passages, reading);
  return reading;
}

async function read(passages: readonly Candidate[], pace: () => Promise<void>): Promise<Reading> {
  const reading: Reading = { statements: [], headings: [], labels: [] };
  const seen = new Set<string>();
  let lead: Statement | null = null;
  for (const passage of passages) {
    await pace();
    const lines = sentencesOf(passage);
    if (isContents(lines)) {
      for (const { text } of lines) reading.labels.push(text);
      continue;
    }
    let path: readonly string[] = passage.sectionPath;
    for (const line of lines) {
      const id = `${line.documentId}/${line.page}/${line.start}`;
      if (seen.has(id)) continue;
      seen.add(id);
      if (isTitle(line.text, passage.sectionPath) || isChapterTitle(line, passage)) {
        reading.headings.push(line);
        path = pathBelow(passage.sectionPath, line.text);
        lead = null;
        continue;
      }
      const shape = shapeOf(line.text);
      if (!isSaying(line.text, shape) || isHeader(passage, line)) {
        reading.labels.push(line.text);
        continue;
      }
      if (shape !== 'item') lead = null;
      const statement: Statement = {
        ...line,
        language: passage.language,
        shape,
        path,
        ordinal: passage.ordinal,
        index: reading.statements.length,
        lead,
        keys: keysOf(line.text, passage.language),
        figures: findFigures(line.text),
      };
      reading.statements.push(statement);
      if (/[:：]$/u.test(line.text) && shape === 'sentence') lead = statement;
    }
  }
  return reading;
}

/** Stems of a text's words in order, without stop words. */
export function keysOf(text: string, language: string): string[] {
  return analyzerFor(language)(text).flatMap((term) => (term.isStop ? [] : (term.keys[0] ?? [])));
}

function sentencesOf({ documentId, spans }: Candidate): (ClaimCitation & { text: string })[] {
  return spans.flatMap(({ page, pageText, start: from, end: to }) =>
    joinCut(pageText, splitSentences(pageText, from, to)).map(({ start, end }) => {
      const quote = pageText.slice(start, end);
      return { documentId, page, start, end, quote, text: quote.replace(/\s+/gu, ' ') };
    }),
  );
}

const cutAtEnd =
  /(?:(?<![\p{L}\p{N}])\d{1,2}|(?<!\p{L})(?:Mio|Mrd|Nr|No|Rev|Fig|Vol|Art|Abs|bzw|ca|inkl|exkl|zzgl|evtl|max|min))\.$/u;
const goesOn = /^(?:\p{Ll}|\d|(?:Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}*\s+\d{4}|Euro|EUR|€)/u;

/** A line that begins with a number looks like an item or a heading. */
const numberAtStart =
  /^\d{1,3}\.\d+\s+\p{Ll}|^\d{1,2}\.\s(?:Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}*\s+\d{4}/u;

/** "12. März", "2 Mio. Euro", "at least / 1.0 m": no sentence ends there. */
function joinCut(text: string, sentences: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const { start, end } of sentences) {
    const last = joined.at(-1);
    const [before, after] = [last ? text.slice(last.start, last.end) : '', text.slice(start, end)];
    const isCut = cutAtEnd.test(before) && goesOn.test(after);
    const isOpen = /[\p{L},]$/u.test(before) && numberAtStart.test(after);
    if (last && (isCut || isOpen) && !text.slice(last.end, start).includes('\n\n')) last.end = end;
    else joined.push({ start, end });
  }
  return joined;
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
  return isHeaderRow(passage, { page, start, end, text, score: 0, said: 0, cue: 0 });
}

const item = /^(?:[•●▪◦‣∙○■➢✓–—-]\s|\(?(?:[a-zđ]|[ivx]{1,5}|\d{1,2})[.)]\s)/iu;

function shapeOf(text: string): Statement['shape'] {
  if (/(?:^|\s)\|\s/u.test(text)) return 'row';
  return item.test(text) ? 'item' : 'sentence';
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
  return shape === 'item' || words >= 8 || (words >= 3 && /[.;:!?%)。]["”’]?$/u.test(text));
}

/** Lines that end in the number of a page. */
function isContents(lines: readonly { text: string }[]): boolean {
  const entries = lines.filter(({ text }) => /[^\d\s|][\s.…]+\d{1,4}$/u.test(text) && !/[|:]/u.test(text));
  return lines.length >= 5 && entries.length > 0.6 * lines.length;
}

const glossary =
  /\b(?:definitions?|abbreviations?|glossary|interpretation|begriffe|abkürzungen|definiciones|définitions)\b|từ ngữ/iu;

/** Whether a statement explains words: it names things and says little of them. */
export function isGlossary({ path }: Statement): boolean {
  return glossary.test(path.at(-1) ?? '');
}
