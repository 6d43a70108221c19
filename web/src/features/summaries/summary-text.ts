import type { Correction } from '@bidloom/contract/runs';
import { messages } from '../../lib/messages.ts';
import { showQuote } from '../../lib/show-quote.ts';
import type { SectionItem } from './summary-sections.ts';

const { chat, summaryRuns: text } = messages;

export type TextCorrection = Extract<Correction, { text: string }>;
type KeptClaim = NonNullable<TextCorrection['claims']>[number];

/** What a section says without its sources: what a person edits. */
export const wordsOf = ({ headline: { claims } }: Pick<SectionItem, 'headline'>): string =>
  claims.map((claim) => showQuote(claim.text)).join('\n');

/** What a person put in the place of a section; null: it is as it was found. */
export const editOf = ({ correction }: Pick<SectionItem, 'correction'>): TextCorrection | null =>
  correction && 'text' in correction ? correction : null;

/**
 * A correction by hand, sentence by sentence: one that says the same as the section did before keeps its sources, however the text around
 * it was changed; the others are marked as written by hand.
 */
export function correctionOf(words: string, { claims }: Pick<SectionItem['headline'], 'claims'>): TextCorrection {
  const known = claims.map((claim) => ({ lines: showQuote(claim.text).split('\n'), citations: claim.citations }));
  const sources = sourcesBySentence(known);
  const lines = words.split('\n');
  const kept: KeptClaim[] = [];
  for (let at = 0; at < lines.length; ) {
    const same = known.find((claim) => claim.lines.every((line, index) => lines[at + index]?.trim() === line.trim()));
    const length = same?.lines.length ?? 1;
    const text = lines.slice(at, at + length).join('\n');
    if (same) kept.push({ text, citations: same.citations });
    else kept.push(...piecesOf(text, sources));
    at += length;
  }
  return { text: words, claims: kept };
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();
const split = (line: string) => [...sentences.segment(line)].map(({ segment }) => segment);

/** The sources of every sentence of a section, in the order in which it stands there. */
function sourcesBySentence(
  claims: readonly { lines: readonly string[]; citations: number[] }[],
): Map<string, number[][]> {
  const sources = new Map<string, number[][]>();
  for (const { lines, citations } of claims) {
    for (const sentence of lines.flatMap(split)) {
      const key = plain(sentence);
      if (key !== '') sources.set(key, [...(sources.get(key) ?? []), citations]);
    }
  }
  return sources;
}

/** The sentences of a line; those side by side that have the same sources, or none, are one. */
function piecesOf(line: string, sources: Map<string, number[][]>): KeptClaim[] {
  const pieces: KeptClaim[] = [];
  for (const text of split(line)) {
    const known = sources.get(plain(text));
    // What stands there twice has the sources of both, one after the other.
    const citations = known && known.length > 1 ? known.shift() : known?.[0];
    const last = pieces.at(-1);
    if (last && last.byHand === !citations && last.citations.join() === (citations ?? []).join()) last.text += text;
    else pieces.push({ text, citations: citations ?? [], byHand: !citations, ...(last ? { sameLine: true } : {}) });
  }
  return pieces.length > 0 ? pieces : [{ text: line, citations: [] }];
}

/** What an edited section shows: its sentences, each with the sources that it kept. */
const claimsOfEdit = ({ text, claims }: TextCorrection): KeptClaim[] =>
  (claims ?? text.split('\n').map((line) => ({ text: line, citations: [] }))).filter(
    (claim) => claim.text.trim() !== '',
  );

/** The same, line by line. */
export function linesOfEdit(edit: TextCorrection): KeptClaim[][] {
  const lines: KeptClaim[][] = [];
  for (const claim of claimsOfEdit(edit)) {
    const line = lines.at(-1);
    if (claim.sameLine && line) line.push(claim);
    else lines.push([claim]);
  }
  return lines;
}

/** The sources that none of its lines kept. */
export function sourcesLeft(correction: TextCorrection, { citations }: SectionItem['headline']): number[] {
  const kept = new Set(claimsOfEdit(correction).flatMap((claim) => claim.citations));
  return [...citations.keys()].filter((index) => !kept.has(index));
}

/** A section as plain text, its sources numbered beneath it, for pasting into a bid. */
export function sectionAsText(item: Pick<SectionItem, 'headline' | 'correction'>): string {
  const { title, claims, citations } = item.headline;
  const edit = editOf(item);
  const lineOf = (words: string, places: readonly number[]) =>
    [words, ...places.map((place) => `[${place + 1}]`)].join(' ');
  const sourceOf = (index: number) => {
    const citation = citations[index];
    return citation ? [`[${index + 1}] ${chat.place(citation.fileName, citation.page)}`] : [];
  };
  const lines = edit
    ? linesOfEdit(edit).map((line) => line.map((claim) => lineOf(claim.text.trim(), claim.citations)).join(' '))
    : claims.map((claim) => lineOf(showQuote(claim.text), claim.citations));
  const left = edit ? sourcesLeft(edit, item.headline) : [];
  const cited = [...citations.keys()].filter((index) => !left.includes(index));
  const listOf = (heading: string, indexes: readonly number[]) =>
    indexes.length > 0 ? ['', heading, ...indexes.flatMap(sourceOf)] : [];
  return [
    title,
    ...(lines.length > 0 ? lines : [text.empty]),
    ...listOf(`${chat.sources}:`, cited),
    ...listOf(text.originalSources, left),
  ].join('\n');
}
