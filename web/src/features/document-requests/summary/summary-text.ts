import { messages } from '../../../lib/messages.ts';
import { showQuote } from '../../../lib/show-quote.ts';
import type { SectionItem } from './summary-sections.ts';

const { chat, summaryRuns: text } = messages;

/** What a section says without its sources: what a person edits. */
export const wordsOf = ({ headline: { claims } }: Pick<SectionItem, 'headline'>): string =>
  claims.map((claim) => showQuote(claim.text)).join('\n');

/** The words that a person put in the place of a section's; null: it is as it was found. */
export const editOf = ({ correction }: Pick<SectionItem, 'correction'>): string | null =>
  correction && 'text' in correction ? correction.text : null;

/** A section as plain text, its sources numbered beneath it, for pasting into a bid. */
export function sectionAsText(item: Pick<SectionItem, 'headline' | 'correction'>): string {
  const { title, claims, citations } = item.headline;
  const sources = citations.map(({ fileName, page }, index) => `[${index + 1}] ${chat.place(fileName, page)}`);
  const edit = editOf(item);
  const sentences = claims.map((claim) =>
    [showQuote(claim.text), ...claim.citations.map((place) => `[${place + 1}]`)].join(' '),
  );
  const body = edit ?? (sentences.length > 0 ? sentences.join('\n') : text.empty);
  const heading = edit === null ? `${chat.sources}:` : text.originalSources;
  return [title, body, ...(sources.length > 0 ? ['', heading, ...sources] : [])].join('\n');
}
