import type { TableLine } from './table-lines.ts';
import { lineText } from './word-lines.ts';

/** A statement or a bracket ends the line, with or without a comment behind it. */
const ENDING = /(?:[;{}]|\*\/)(?:\s*(?:\/\/|\/\*|#).*)?$/;
/** What no sentence has: an assignment, a bracket of a block, a call that ends a statement. */
const SIGN = /[{}=]|\w\(.*\)\s?;|\/\//;

/** Whether lines are those of a program, whose signs its author may have put under each other. */
export function isCode(lines: TableLine[]): boolean {
  const texts = lines.map((line) => lineText(line.words));
  const ending = texts.filter((text) => ENDING.test(text)).length;
  const signed = texts.filter((text) => SIGN.test(text)).length;
  return lines.length >= 2 && ending >= 0.5 * lines.length && signed >= 0.5 * lines.length;
}
