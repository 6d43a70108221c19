import type { Dictionary } from './dictionary.ts';
import type { DocumentText, Token } from './document-text.ts';

/** A word of the vocabulary that may be misspelled: no number or code, and rare. */
interface Suspect {
  id: number;
  /** Composed. */
  word: string;
  count: number;
}

/** Other scripts have no letters to mistype, or no blanks between words. */
const alphabetic = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;
/** Words of at least this length are so long that one wrong letter leaves no doubt which word was meant. */
const shortest = 7;
/** A misspelling occurs at most this often; otherwise it is a word of the document. */
const mostSlips = 3;
/** Or it occurs in less than this share of the places of the right word. */
const slipShare = 0.2;

/**
 * Finds the misspellings of a word within a document: one letter more, less or different, or two swapped. A word of the dictionary is no
 * misspelling; without a dictionary, only a word that appears once, beside a frequent one, counts as one.
 */
export function createMisspellings(document: DocumentText, dictionary: Dictionary | null) {
  let suspects: Map<number, Suspect[]> | undefined;
  return (word: string, forms: Iterable<number>): number[] => {
    if (word.length < shortest || !alphabetic.test(word)) return [];
    suspects ??= collectSuspects(document);
    const ids = [...forms];
    const right = [...new Set([word, ...ids.map((id) => (document.words[id] ?? '').normalize('NFC'))])];
    const count = ids.reduce((sum, id) => sum + (document.postings[id]?.length ?? 0), 0);
    const found: number[] = [];
    for (let length = word.length - 1; length <= word.length + 3; length++) {
      for (const suspect of suspects.get(length) ?? []) {
        if (right.includes(suspect.word)) continue;
        const meant = right.find((form) => form.length >= shortest && isOneEdit(form, suspect.word));
        if (meant && isSlip(suspect, meant, count, dictionary) && !isInCode(document, suspect.id))
          found.push(suspect.id);
      }
    }
    return found;
  };
}

function collectSuspects({ words, postings }: DocumentText): Map<number, Suspect[]> {
  const suspects = new Map<number, Suspect[]>();
  for (const [id, form] of words.entries()) {
    if (form.length < shortest - 1) continue;
    const word = form.normalize('NFC');
    if (!alphabetic.test(word)) continue;
    const alike = suspects.get(word.length) ?? [];
    alike.push({ id, word, count: postings[id]?.length ?? 0 });
    suspects.set(word.length, alike);
  }
  return suspects;
}

function isSlip({ word, count }: Suspect, meant: string, rightCount: number, dictionary: Dictionary | null): boolean {
  if (!dictionary) return count === 1 && rightCount >= 5 && !differAtEnds(word, meant);
  if (dictionary.has(word)) return false;
  if (!dictionary.has(meant)) return count <= 2 && rightCount >= 3 * count;
  return count <= mostSlips || count <= rightCount * slipShare;
}

/** A different first letter makes another word, and a different last one another form. */
function differAtEnds(one: string, other: string): boolean {
  return one[0] !== other[0] || one.slice(-2) !== other.slice(-2);
}

/** Addresses and codes ("acquistion.gov", "PUMP_HOUSNG") must be written as they are. */
function isInCode({ text, gaps, tokens, postings }: DocumentText, id: number): boolean {
  return (postings[id] ?? []).some((at) => {
    const { start, end } = tokens[at] as Token;
    const before = gaps[start] === 0 ? text.slice(Math.max(0, start - 2), start) : '';
    const after = gaps[end] === 0 && !gaps[end + 1] ? text.slice(end, end + 2) : '';
    return /(?:[@_/\\]|[\p{L}\p{N}][.:])$/u.test(before) || /^(?:[@_/\\]|[.:][\p{L}\p{N}])/u.test(after);
  });
}

/** Optimal string alignment distance of exactly 1: insertion, deletion, replacement or swap of neighbours. */
function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  let left = 0;
  while (left < short.length - from && short[short.length - 1 - left] === long[long.length - 1 - left]) left++;
  const restShort = short.length - from - left;
  const restLong = long.length - from - left;
  if (restLong === 1) return restShort <= 1;
  return restLong === 2 && restShort === 2 && short[from] === long[from + 1] && short[from + 1] === long[from];
}
