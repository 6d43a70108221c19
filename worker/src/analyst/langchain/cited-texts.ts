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

/** Models write Markdown though they are told not to: its marks are taken off, and links keep their words alone. */
export function plainText(text: string): string {
  return unescapeText(text)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/```\w*/gu, '')
    .replace(/^\s{0,3}(?:#{1,6}|[-*•>])\s+/gmu, '')
    .replace(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}])([*`])(?=\S)([^*`\n]*?\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\s+/gu, ' ')
    .trim();
}
