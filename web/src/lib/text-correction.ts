import type { Correction } from '@bidloom/contract/runs';
import { showQuote } from '@bidloom/texts/show-quote';

export type TextCorrection = Extract<Correction, { text: string }>;
type KeptClaim = NonNullable<TextCorrection['claims']>[number];

/** One or more sentences as they were found, with the indexes of their sources. */
interface FoundClaim {
  text: string;
  citations: number[];
}

/**
 * A correction by hand, sentence by sentence. A sentence that is the same as a found one keeps its sources, even if the text around
 * it has changed; the others are marked as written by hand.
 */
export function correctionOf(words: string, claims: readonly FoundClaim[]): TextCorrection {
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

/** The sources of every found sentence, in order. */
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

/** The sentences of a line. Neighbours with the same sources, or without any, are joined. */
function piecesOf(line: string, sources: Map<string, number[][]>): KeptClaim[] {
  const pieces: KeptClaim[] = [];
  for (const text of split(line)) {
    const known = sources.get(plain(text));
    // A sentence that was found twice gets the sources of the first, then those of the second.
    const citations = known && known.length > 1 ? known.shift() : known?.[0];
    const last = pieces.at(-1);
    if (last && last.byHand === !citations && last.citations.join() === (citations ?? []).join()) last.text += text;
    else pieces.push({ text, citations: citations ?? [], byHand: !citations, ...(last ? { sameLine: true } : {}) });
  }
  return pieces.length > 0 ? pieces : [{ text: line, citations: [] }];
}

/** The sentences of an edited text, each with the sources that it kept. */
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

/** The sources that no line of the correction kept. */
export function sourcesLeft(correction: TextCorrection, citations: readonly unknown[]): number[] {
  const kept = new Set(claimsOfEdit(correction).flatMap((claim) => claim.citations));
  return [...citations.keys()].filter((index) => !kept.has(index));
}
