import { splitSentences as sentencesIn } from '../../search/sentences.ts';

/** Rough count of a model's tokens: four characters of an alphabet, one of a script without spaces. */
export function countTokens(text: string): number {
  const ideographs = text.match(/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/g)?.length ?? 0;
  return Math.ceil((text.length - ideographs) / 4) + ideographs;
}

/**
 * Cuts `text` from `start` to `end` into stretches of at most about `limit` tokens, after sentences where there are any, otherwise
 * after lines or words. Short texts stay whole.
 */
export function splitSentences(
  text: string,
  start: number,
  end: number,
  limit: number,
): { start: number; end: number }[] {
  const most = limit * 4;
  const pieces: { start: number; end: number }[] = [];
  let from = start;
  while (end - from > most * 1.3) {
    const cut = cutBefore(text, from, from + most);
    pieces.push({ start: from, end: trimEnd(text, from, cut) });
    from = cut;
    while (from < end && /\s/.test(text[from] ?? '')) from++;
  }
  if (from < end) pieces.push({ start: from, end });
  return pieces;
}

/** Where to cut a window of a text: before its last sentence, which may continue outside, or after its last line or word. */
function cutBefore(text: string, from: number, to: number): number {
  const half = from + (to - from) / 2;
  const last = sentencesIn(text, from, to).at(-1);
  if (last && last.start > half) return last.start;
  const window = text.slice(from, to);
  for (const boundary of [/\n/g, /\s+/g]) {
    let end = 0;
    for (const match of window.matchAll(boundary)) end = match.index + match[0].length;
    if (from + end > half) return from + end;
  }
  return to;
}

function trimEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && /\s/.test(text[at - 1] ?? '')) at--;
  return at;
}
