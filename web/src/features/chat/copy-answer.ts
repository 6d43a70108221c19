import type { ChatEntry } from '@bidloom/contract/chat';
import { showQuote } from '@bidloom/texts/show-quote';
import { messages } from '../../lib/messages.ts';

const text = messages.chat;

/** An answer as plain text with its numbered sources below, for pasting into a bid. */
export function answerAsText({
  claims,
  citations,
  answer,
}: Pick<ChatEntry, 'claims' | 'citations' | 'answer'>): string {
  const sentences = claims.map((claim) =>
    [showQuote(claim.text), ...claim.citations.map((place) => `[${place + 1}]`)].join(' '),
  );
  const body = sentences.length > 0 ? sentences.join('\n') : showQuote(answer);
  if (citations.length === 0) return body;
  const sources = citations.map(({ fileName, page }, index) => `[${index + 1}] ${text.place(fileName, page)}`);
  return [body, '', `${text.sources}:`, ...sources].join('\n');
}
