import { cutIntoPieces, type DocumentText } from './document-text.ts';
import type { FoldedText } from './fold-text.ts';
import { gapsAgree } from './match-gaps.ts';

/** A word of a keyword and the words of a document that match it: indices of the document's vocabulary. */
export interface Slot {
  /** Composed, lower-case. */
  word: string;
  /** Offsets into the keyword's units. */
  start: number;
  end: number;
  same: number | undefined;
  variants: Set<number>;
}

/** A keyword's words; `variantsOf` tells which other words of the document match each. */
export function slotsOf(
  document: DocumentText,
  keyword: FoldedText,
  variantsOf: (word: string) => Iterable<number>,
): Slot[] {
  return cutIntoPieces(keyword).map(({ start, end }) => {
    const form = keyword.text.slice(start, end);
    const word = form.normalize('NFC');
    return { word, start, end, same: document.wordIds.get(form), variants: new Set(variantsOf(word)) };
  });
}

/** Places where each word of a keyword is matched by itself or by a variant, with at least one and at most `most` variants. */
export function findPhrases(
  document: DocumentText,
  keyword: FoldedText,
  slots: Slot[],
  most = slots.length,
): { start: number; end: number }[] {
  if (!slots.some(({ variants }) => variants.size > 0)) return [];
  const rarest = slots.reduce(
    (best, slot, index) => (countPlaces(document, slot) < countPlaces(document, slots[best] as Slot) ? index : best),
    0,
  );
  const anchor = slots[rarest] as Slot;
  const found: { start: number; end: number }[] = [];
  for (const id of [...(anchor.same === undefined ? [] : [anchor.same]), ...anchor.variants]) {
    for (const at of document.postings[id] ?? []) {
      const variants = countVariants(document, keyword, slots, at - rarest);
      if (variants === 0 || variants > most) continue;
      const first = document.tokens[at - rarest];
      const last = document.tokens[at - rarest + slots.length - 1];
      const head = slots[0]?.start ?? 0;
      const tail = keyword.text.length - (slots.at(-1)?.end ?? 0);
      if (first && last) found.push({ start: first.start - head, end: last.end + tail });
    }
  }
  return found;
}

function countPlaces({ postings }: DocumentText, { same, variants }: Slot): number {
  let count = same === undefined ? 0 : (postings[same]?.length ?? 0);
  for (const id of variants) count += postings[id]?.length ?? 0;
  return count;
}

/** How many of the words from a token on are variants of the keyword's; 0 where they are not its words. */
function countVariants(document: DocumentText, keyword: FoldedText, slots: Slot[], from: number): number {
  let count = 0;
  for (const [index, slot] of slots.entries()) {
    const token = document.tokens[from + index];
    if (!token) return 0;
    if (slot.variants.has(token.word)) count++;
    else if (token.word !== slot.same) return 0;
    const before = index === 0 ? { start: 0, end: 0 } : (slots[index - 1] as Slot);
    if (!sameBetween(document, keyword, before.end, slot.start, token.start)) return 0;
  }
  const last = slots.at(-1) as Slot;
  const end = document.tokens[from + slots.length - 1]?.end ?? 0;
  const tail = keyword.text.slice(last.end);
  return document.text.startsWith(tail, end) ? count : 0;
}

/** Whether the marks between two words of the keyword are also before the word of the text, with matching gaps. */
function sameBetween(document: DocumentText, keyword: FoldedText, from: number, to: number, at: number): boolean {
  const marks = keyword.text.slice(from, to);
  if (at < marks.length || !document.text.startsWith(marks, at - marks.length)) return false;
  for (let unit = Math.max(from, 1); unit <= to; unit++) {
    if (!gapsAgree(keyword.gaps[unit] as number, document.gaps[at - to + unit] as number)) return false;
  }
  return true;
}
