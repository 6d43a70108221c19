import type { Claim } from '../analyst.ts';
import { type CitablePassage, citeClaim } from './cite-claims.ts';
import { unescapeText } from './fence-passages.ts';
import { createAnswerReader } from './read-answer.ts';

/** A statement as models give it in a structured answer. */
export interface WrittenClaim {
  text: string;
  passages: number[];
}

/** A statement without markers and Markdown; the passages that markers name are among those that it names. */
export function readWritten({ text, passages }: WrittenClaim): WrittenClaim {
  const reader = createAnswerReader();
  reader.write(text);
  reader.end();
  const { text: bare, marks } = reader.answer();
  const plain = plainText(bare);
  return { text: plain, passages: [...new Set([...passages, ...marks.flatMap(({ numbers }) => numbers)])] };
}

/** Statements as claims, with quotes from the passages that they name; those that say nothing are left out. */
export function citeWritten(
  written: readonly WrittenClaim[],
  find: (number: number) => CitablePassage | undefined,
): Claim[] {
  return written
    .map(readWritten)
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ text, passages }) => citeClaim(text, passages, find));
}

const lineMarks = /^\s{0,3}(?:#{1,6}|[-*•>])\s+/gmu;

/** Models write Markdown although the prompt forbids it: its marks are removed, and only the words of links are kept. */
export function plainText(text: string): string {
  return withoutStrongMarks(
    withoutLinks(unescapeText(text))
      .replace(/```\w*/gu, '')
      .replace(lineMarks, ''),
  )
    .replace(/(?<![\p{L}\p{N}])([*`])(?=\S)([^*`\n]*?\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** `[words](address)` as its words. A pattern would look for the end of each bracket again from every one within it. */
function withoutLinks(text: string): string {
  let plain = '';
  let from = 0;
  for (let open = text.indexOf('['); open >= 0; open = text.indexOf('[', from)) {
    const close = text.indexOf(']', open);
    if (close < 0) break;
    if (text[close + 1] !== '(') {
      plain += text.slice(from, close + 1);
      from = close + 1;
      continue;
    }
    const end = text.indexOf(')', close + 2);
    if (end < 0) break;
    const isPicture = open > from && text[open - 1] === '!';
    plain += text.slice(from, isPicture ? open - 1 : open) + text.slice(open + 1, close);
    from = end + 1;
  }
  return plain + text.slice(from);
}

/** `**words**` and `__words__` as their words. A mark that is nowhere closed is looked for no further. */
function withoutStrongMarks(text: string): string {
  const unclosed = new Set<string>();
  const opening = /(\*\*|__)(?=\S)/gu;
  let plain = '';
  let from = 0;
  for (let match = opening.exec(text); match && unclosed.size < 2; match = opening.exec(text)) {
    const mark = match[0];
    const start = match.index + mark.length;
    const end = unclosed.has(mark) ? -1 : closingMark(text, mark, start + 1);
    if (end < 0) {
      unclosed.add(mark);
      opening.lastIndex = match.index + 1;
      continue;
    }
    plain += text.slice(from, match.index) + text.slice(start, end);
    from = end + mark.length;
    opening.lastIndex = from;
  }
  return plain + text.slice(from);
}

/** Where a mark is right after a word, from a place on; -1 where there is none. */
function closingMark(text: string, mark: string, from: number): number {
  let at = text.indexOf(mark, from);
  while (at >= 0 && /\s/u.test(text[at - 1] as string)) at = text.indexOf(mark, at + 1);
  return at;
}
