import { countTokens } from './chunks/text.ts';
import { type Section, toSections, type Unit } from './chunks/units.ts';
import type { Chunk, ReadDocument } from './model.ts';

/** Sections and what is left of them are cut into equal parts of about this many tokens. */
const TARGET = 350;
/** Sections up to here stay whole. */
const WHOLE = 450;
/** Sections below this are joined with their neighbours under the same heading. */
const TINY = 40;
const TOGETHER = 160;
/** The most characters of a label. */
const LABEL = 60;

/** Cuts a document into passages for search. Pure: the same document gives the same chunks. */
export function chunkDocument(document: ReadDocument): Chunk[] {
  const chunks: Chunk[] = [];
  for (const section of joinTiny(toSections(document))) {
    for (const units of pack(section)) chunks.push(toChunk(chunks.length, section.path, units));
  }
  return chunks;
}

/** A heading without text is joined with its first subsection; tiny sections are joined with tiny siblings. */
function joinTiny(sections: Section[]): Section[] {
  const joined: Section[] = [];
  for (const section of sections) {
    const last = joined.at(-1);
    if (last && belongsTogether(last, section)) {
      const descends = isBare(last) && isPrefix(last.path, section.path);
      joined[joined.length - 1] = {
        path: descends ? section.path : commonPath(last.path, section.path),
        units: [...last.units, ...section.units],
        tokens: last.tokens + section.tokens,
      };
    } else {
      joined.push(section);
    }
  }
  return joined;
}

function belongsTogether(last: Section, next: Section): boolean {
  if (last.units[0]?.isContents || next.units[0]?.isContents) return false;
  if (isBare(last) && isPrefix(last.path, next.path)) return true;
  const tiny = Math.min(last.tokens, next.tokens) < TINY && last.tokens + next.tokens <= TOGETHER;
  if (!tiny) return false;
  const parent = last.path.slice(0, -1);
  return isPrefix(last.path, next.path) || (next.path.length > 0 && isPrefix(parent, next.path));
}

/** Nothing but headings. */
function isBare({ units }: Section): boolean {
  return units.every((unit) => unit.kind === 'heading');
}

function isPrefix(path: string[], of: string[]): boolean {
  return path.length <= of.length && path.every((title, index) => of[index] === title);
}

function commonPath(a: string[], b: string[]): string[] {
  const end = a.findIndex((title, index) => title !== b[index]);
  return end === -1 ? a : a.slice(0, end);
}

/** Splits a section's units into equal parts; a table that no longer fits starts a new part. */
function pack({ units, tokens }: Section): Unit[][] {
  if (tokens <= WHOLE) return [units];
  const target = tokens / Math.ceil(tokens / TARGET);
  const parts: Unit[][] = [];
  let part: Unit[] = [];
  let size = 0;
  for (const [index, unit] of units.entries()) {
    const startsTable = unit.table !== undefined && unit.table !== units[index - 1]?.table;
    const full = size + unit.tokens / 2 > target || (startsTable && size > TARGET / 2);
    // A heading stays with the text after it, and a label with its value.
    const isOpen = isLabel(part.at(-1));
    if (part.length > 0 && full && !isOpen && part.some((each) => each.kind !== 'heading')) {
      parts.push(part);
      part = [];
      size = 0;
    }
    part.push(unit);
    size += unit.tokens;
  }
  const last = parts.at(-1);
  if (last && size < TINY) last.push(...part);
  else parts.push(part);
  return parts;
}

/** "Address:" above a separate paragraph. */
function isLabel(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.table === undefined && unit.text.length <= LABEL && /[:：]$/.test(unit.text);
}

function toChunk(ordinal: number, sectionPath: string[], units: Unit[]): Chunk {
  const text = joinUnits(units);
  const rows = units.filter((unit) => unit.table !== undefined).reduce((sum, unit) => sum + unit.tokens, 0);
  const all = units.reduce((sum, unit) => sum + unit.tokens, 0);
  return {
    ordinal,
    kind: rows > all / 2 ? 'table' : 'prose',
    text,
    sectionPath,
    pageFrom: units[0]?.page ?? 1,
    pageTo: units.at(-1)?.page ?? 1,
    spans: toSpans(units),
    tokens: countTokens(text),
    ...(units[0]?.isContents ? { isContents: true } : {}),
  };
}

function joinUnits(units: Unit[]): string {
  let text = '';
  let previous: Unit | null = null;
  for (const unit of units) {
    const sameTable = unit.table !== undefined && unit.table === previous?.table;
    if (previous) text += sameTable ? '\n' : continuesOver(previous, unit) ? ' ' : '\n\n';
    if (unit.header && !sameTable) text += `${unit.header}\n`;
    text += unit.text;
    previous = unit;
  }
  return text;
}

/** A paragraph that continues after a page break, or after a cut within it. */
function continuesOver(before: Unit, unit: Unit): boolean {
  const prose = before.kind !== 'heading' && before.kind !== 'table_row' && unit.kind === 'paragraph';
  return prose && !/[.:;!?]$/.test(before.text) && /^\p{Ll}/u.test(unit.text);
}

/** One span for consecutive units of a page. */
function toSpans(units: Unit[]): Chunk['spans'] {
  const spans: Chunk['spans'] = [];
  for (const { page, start, end } of units) {
    const last = spans.at(-1);
    if (last && last.page === page && last.end <= start) last.end = end;
    else spans.push({ page, start, end });
  }
  return spans;
}
