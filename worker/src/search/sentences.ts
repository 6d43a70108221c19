/** A stretch of a text: UTF-16 offsets, end exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

const abbreviations = new Set(
  'e.g i.e etc vs no nos art cl sec fig para inc ltd co corp mr mrs ms dr st u.s approx ref max min p pp vol ch ver v tp'.split(
    ' ',
  ),
);
const longest = 600;
/** German dates have a full stop after the day: "am 12. Oktober". */
const germanMonth = /^(?:Jan|Jän|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{Ll}*\b/u;

/**
 * Cuts a stretch of a page's text into sentences, without surrounding white space. Blank lines, list items and table rows end
 * a sentence as full stops do; abbreviations, decimal and section numbers do not. A row is never cut within: half of it would say
 * what the whole does not. Overlong sentences are cut at a line end.
 */
export function splitSentences(text: string, from = 0, to = text.length): Stretch[] {
  const sentences: Stretch[] = [];
  let start = from;
  const close = (end: number) => {
    const stretch = trim(text, start, end);
    if (stretch) sentences.push(stretch);
    start = end;
  };
  const marks = /[\n.!?;。！？]/gu;
  marks.lastIndex = from;
  for (let match = marks.exec(text); match && match.index < to; match = marks.exec(text)) {
    const at = match.index;
    if (match[0] === '\n') {
      if (endsAtLineBreak(text, start, at, to)) close(at);
      continue;
    }
    if (isInRow(text, at)) continue;
    let end = at + 1;
    while (end < to && /["'”’)\]]/u.test(text[end] as string)) end++;
    const isWide = /[。！？]/u.test(match[0]);
    if (isWide || ((end >= to || /\s/u.test(text[end] as string)) && endsSentence(text, start, at, end, to))) {
      close(end);
      marks.lastIndex = end;
    }
  }
  close(to);
  return sentences;
}

function trim(text: string, from: number, to: number): Stretch | null {
  let start = from;
  let end = to;
  while (start < end && /\s/u.test(text[start] as string)) start++;
  while (end > start && /\s/u.test(text[end - 1] as string)) end--;
  return end > start ? { start, end } : null;
}

const itemStart = /^\s*(?:[•●▪◦‣∙○■□➢✓–—*-]\s|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,5})[.)]\s|\d+(?:\.\d+)+\.?\s)/u;

function endsAtLineBreak(text: string, start: number, at: number, to: number): boolean {
  const next = text.slice(at + 1, Math.min(to, at + 80));
  if (/^[^\S\n]*(?:\n|$)/u.test(next)) return true;
  if (isInRow(text, at - 1) || isInRow(text, at + 1)) return true;
  return itemStart.test(next) || at - start > longest;
}

/** Cells of a row stand apart by ` | `. */
function isInRow(text: string, at: number): boolean {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end).includes(' | ');
}

function endsSentence(text: string, start: number, at: number, end: number, to: number): boolean {
  const following = text.slice(end, Math.min(to, end + 12)).trimStart();
  if (following === '') return true;
  if (text[at] === ';') return at - start > 80;
  if (text[at] !== '.') return true;
  const before =
    /(\S+)$/u
      .exec(text.slice(Math.max(start, at - 24), at))?.[1]
      ?.replace(/^[("'“]+/u, '')
      .toLowerCase() ?? '';
  if (abbreviations.has(before) || /^\p{L}$/u.test(before)) return false;
  // "3. Title" and "V2.1." are labels of what follows, not sentences.
  if (/^(?:\d+\.)*\d+$/u.test(before) && text.slice(start, at).trim().length <= before.length + 2) return false;
  if (/^\d{1,2}$/u.test(before) && germanMonth.test(following)) return false;
  return /^["'“(‘[]?[\p{Lu}\p{Lt}\p{Lo}\d•●▪–—-]/u.test(following);
}
