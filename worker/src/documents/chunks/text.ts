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
    const cut = from + cutBefore(text.slice(from, from + most));
    pieces.push({ start: from, end: trimEnd(text, from, cut) });
    from = cut;
    while (from < end && /\s/.test(text[from] ?? '')) from++;
  }
  if (from < end) pieces.push({ start: from, end });
  return pieces;
}

function cutBefore(window: string): number {
  for (const boundary of [/[.!?;:。！？]["”’)]?\s+/gu, /\n/g, /\s+/g]) {
    let last = 0;
    for (const match of window.matchAll(boundary)) last = match.index + match[0].length;
    if (last > window.length / 2) return last;
  }
  return window.length;
}

function trimEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && /\s/.test(text[at - 1] ?? '')) at--;
  return at;
}
