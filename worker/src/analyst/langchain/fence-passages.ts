import { countTokens } from '../../documents/chunks/text.ts';
import type { Candidate } from '../../search/candidates.ts';
import type { Passage } from '../../search/rank-passages.ts';
import { cutToTokens, estimateTokens } from './budget.ts';

/** Tokens of passages that one question may send, by our rough count, where the model's window has room for them. */
export const passageTokens = 6000;

/** Passages as a model is shown them. */
export interface FencedPassages {
  text: string;
  /** Those that were taken, best first; the model knows the first as number 1. */
  passages: Passage[];
}

/**
 * Numbers the best passages, as many as the budget has room for, and fences each as data: nothing in a passage can close its own fence
 * or open another.
 * @param fileNames names of the documents by id
 */
export function fencePassages(
  found: readonly Passage[],
  fileNames: ReadonlyMap<string, string> = new Map(),
  budget = passageTokens,
): FencedPassages {
  const fenced: string[] = [];
  const passages: Passage[] = [];
  let left = budget;
  for (const passage of found) {
    const { candidate } = passage;
    const text = fenceCandidate(candidate, passages.length + 1, fileNames.get(candidate.documentId));
    left -= countTokens(text);
    if (left < 0 && passages.length > 0) break;
    fenced.push(text);
    passages.push(passage);
  }
  return { text: fenced.join('\n'), passages };
}

/**
 * One passage, numbered and fenced.
 * @param budget tokens; a longer one is shown cut
 */
export function fenceCandidate(
  candidate: Candidate,
  number: number,
  fileName: string | undefined,
  budget = Number.POSITIVE_INFINITY,
): string {
  const pages = [...new Set(candidate.spans.map((span) => span.page))];
  const attributes = {
    n: String(number),
    ...(fileName && { document: fileName }),
    page: pages.length > 1 ? `${pages[0]}-${pages.at(-1)}` : String(pages[0] ?? 1),
    ...(candidate.sectionPath.length > 0 && { section: candidate.sectionPath.join(' > ') }),
  };
  const text = candidate.spans.map(({ pageText, start, end }) => pageText.slice(start, end)).join('\n');
  return fenceText('passage', attributes, text, budget);
}

/**
 * Any text as data: nothing in it can close its fence or open another.
 * @param tag ours, such as `passage`
 * @param budget tokens; a longer text is shown cut
 */
export function fenceText(
  tag: string,
  attributes: Record<string, string>,
  text: string,
  budget = Number.POSITIVE_INFINITY,
): string {
  const head = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  const fence = (inner: string) => `<${tag}${head.join('')}>\n${escapeText(inner)}\n</${tag}>`;
  let fenced = fence(text);
  // The fence and the escapes count, too.
  for (let limit = budget; estimateTokens(fenced) > budget && limit > 1; limit *= 0.7) {
    fenced = fence(cutToTokens(text, limit));
  }
  return fenced;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** What escaping made of a text, undone: a model copies what it was shown. */
export function unescapeText(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
