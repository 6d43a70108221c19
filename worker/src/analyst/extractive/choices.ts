import { withoutListMark } from '@bidloom/texts/item-mark';
import { tickedLine } from '../../facts/ticked-line.ts';
import { pageTextOf } from '../../search/passage-shapes.ts';
import type { Passage } from '../../search/rank-passages.ts';

/** Whether a sentence goes with an empty box on a page on which others are ticked: nobody has chosen it. */
export function isNotChosen({ candidate, sentences }: Passage, index: number): boolean {
  const sentence = sentences[index];
  if (!sentence) return false;
  return boxAt(sentence.text) === '☐' && tickedLine.test(pageTextOf(candidate, sentence));
}

/** The box that a sentence begins with, after its number. */
const boxAt = (text: string): string | undefined =>
  /^(?:[\d.]{1,8} |\(?[a-z\d]{1,2}\) )?([☐☑☒])/u.exec(withoutListMark(text))?.[1];

/**
 * The choice that was made in the place of the best sentence, if that was not chosen and the other answers nearly as well.
 * @param enough the share of its score that the other must have
 */
export function chosenBeside(passage: Passage, enough: number): number {
  const { sentences, best } = passage;
  if (!isNotChosen(passage, best)) return best;
  const least = enough * (sentences[best]?.score ?? 0);
  const made = sentences.findIndex(
    ({ text, score }, index) => Math.abs(index - best) <= 2 && /[☑☒]/u.test(boxAt(text) ?? '') && score >= least,
  );
  return made < 0 ? best : made;
}

/**
 * What was chosen among the items that an item which nobody has chosen is among, after the sentence that they are below: "Award by lots" and
 * "☒ no" for "☐ for one lot", or for the sentence itself. Empty where none of them was, or where the best sentence is neither.
 */
export function choiceMade(passage: Passage): number[] {
  const { sentences, best } = passage;
  const isItem = (index: number) => boxAt(sentences[index]?.text ?? '') !== undefined;
  const isLead = !isItem(best) && isItem(best + 1);
  if (!isLead && !isNotChosen(passage, best)) return [];
  let [first, last] = isLead ? [best + 1, best + 1] : [best, best];
  while (isItem(first - 1)) first--;
  while (isItem(last + 1)) last++;
  const items = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const made = items.filter((index) => /[☑☒]/u.test(boxAt(sentences[index]?.text ?? '') ?? ''));
  return made.length === 0 ? [] : [...(first > 0 ? [first - 1] : []), ...made];
}
