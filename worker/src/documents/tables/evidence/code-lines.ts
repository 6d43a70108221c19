import type { TableLine } from './table-lines.ts';
import { lineText } from './word-lines.ts';

/** A statement or a bracket ends the line, with or without a comment after it. */
const ENDING = /(?:[;{}]|\*\/)(?:$|\s*(?:\/\/|\/\*|#))/;
/** What no sentence has: an assignment, a bracket of a block, a comment. */
const SIGN = /[{}=]|\/\//;
/** Where a call begins, and where one ends a statement. */
const CALL = /\w\(/;
const CALL_ENDS = /\)\s?;/;

/** Whether lines are those of a program, whose signs its author may have put under each other. */
export function isCode(lines: TableLine[]): boolean {
  const texts = lines.map((line) => lineText(line.words));
  const ending = texts.filter((text) => ENDING.test(text)).length;
  const signed = texts.filter((text) => SIGN.test(text) || endsInCall(text)).length;
  return lines.length >= 2 && ending >= 0.5 * lines.length && signed >= 0.5 * lines.length;
}

function endsInCall(text: string): boolean {
  const call = text.search(CALL);
  return call >= 0 && CALL_ENDS.test(text.slice(call + 2));
}
