import type { Correction } from '@bidloom/contract/document-requests';
import { messages } from '../../../lib/messages.ts';
import { showQuote } from '../../../lib/show-quote.ts';
import type { SectionItem } from './summary-sections.ts';

const { chat, summaryRuns: text } = messages;

type TextCorrection = Extract<Correction, { text: string }>;
type KeptClaim = NonNullable<TextCorrection['claims']>[number];

/** What a section says without its sources: what a person edits. */
export const wordsOf = ({ headline: { claims } }: Pick<SectionItem, 'headline'>): string =>
  claims.map((claim) => showQuote(claim.text)).join('\n');

/** What a person put in the place of a section; null: it is as it was found. */
export const editOf = ({ correction }: Pick<SectionItem, 'correction'>): TextCorrection | null =>
  correction && 'text' in correction ? correction : null;

/** A correction by hand: each line that says the same as the section did before keeps its sources. */
export function correctionOf(words: string, { claims }: Pick<SectionItem['headline'], 'claims'>): TextCorrection {
  const known = claims.map((claim) => ({ lines: showQuote(claim.text).split('\n'), citations: claim.citations }));
  const lines = words.split('\n');
  const kept: KeptClaim[] = [];
  for (let at = 0; at < lines.length; ) {
    const same = known.find((claim) => claim.lines.every((line, index) => lines[at + index]?.trim() === line.trim()));
    const length = same?.lines.length ?? 1;
    kept.push({ text: lines.slice(at, at + length).join('\n'), citations: same?.citations ?? [] });
    at += length;
  }
  return { text: words, claims: kept };
}

/** What an edited section shows: its lines, each with the sources that it kept. */
export const claimsOfEdit = ({ text, claims }: TextCorrection): KeptClaim[] =>
  (claims ?? text.split('\n').map((line) => ({ text: line, citations: [] }))).filter(
    (claim) => claim.text.trim() !== '',
  );

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
    ? claimsOfEdit(edit).map((claim) => lineOf(claim.text, claim.citations))
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
