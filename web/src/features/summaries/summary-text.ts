import { showQuote } from '@bidloom/texts/show-quote';
import { messages } from '../../lib/messages.ts';
import { linesOfEdit, sourcesLeft, type TextCorrection } from '../../lib/text-correction.ts';
import type { SectionItem } from './summary-sections.ts';

const { chat, summaryRuns: text } = messages;

/** The text of a section without its sources, which a person edits. */
export const wordsOf = ({ headline: { claims } }: Pick<SectionItem, 'headline'>): string =>
  claims.map((claim) => showQuote(claim.text)).join('\n');

/** A person's edit of a section; null: the section is as it was written. */
export const editOf = ({ correction }: Pick<SectionItem, 'correction'>): TextCorrection | null =>
  correction && 'text' in correction ? correction : null;

/** A section as plain text with its numbered sources below, for pasting into a bid. */
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
  const left = edit ? sourcesLeft(edit, citations) : [];
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
