import { countTokens } from '../../documents/chunks/text.ts';
import type { Passage } from '../../search/rank-passages.ts';

/** Tokens of passages that one question may send, by our rough count. */
const passageTokens = 6000;

/** Passages as a model is shown them. */
export interface FencedPassages {
  text: string;
  /** Those that were taken, best first; the model knows the first as number 1. */
  passages: Passage[];
}

/**
 * Numbers the best passages, as many as the budget holds, and fences each as data: nothing in a passage can close its own fence
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
    const text = fence(passage, passages.length + 1, fileNames.get(passage.candidate.documentId));
    left -= countTokens(text);
    if (left < 0 && passages.length > 0) break;
    fenced.push(text);
    passages.push(passage);
  }
  return { text: fenced.join('\n'), passages };
}

function fence({ candidate, page }: Passage, number: number, fileName: string | undefined): string {
  const pages = [...new Set(candidate.spans.map((span) => span.page))];
  const attributes = {
    n: String(number),
    ...(fileName && { document: fileName }),
    page: pages.length > 1 ? `${pages[0]}-${pages.at(-1)}` : String(pages[0] ?? page),
    ...(candidate.sectionPath.length > 0 && { section: candidate.sectionPath.join(' > ') }),
  };
  const head = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  const text = candidate.spans.map(({ pageText, start, end }) => pageText.slice(start, end)).join('\n');
  return `<passage${head.join('')}>\n${escapeText(text)}\n</passage>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
