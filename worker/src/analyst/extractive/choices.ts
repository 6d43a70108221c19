import { boxAt, tickedLine } from '../../facts/ticked-line.ts';
import { pageTextOf } from '../../search/passage-shapes.ts';
import type { Passage } from '../../search/rank-passages.ts';

/** Whether a sentence goes with an empty box on a page on which others are ticked: nobody has chosen it. */
export function isNotChosen({ candidate, sentences }: Passage, index: number): boolean {
  const sentence = sentences[index];
  if (!sentence) return false;
  return boxAt(sentence.text) === '☐' && tickedLine.test(pageTextOf(candidate, sentence));
}

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
 * "☒ no" for "☐ for one lot", or what was chosen below the sentence itself. Empty where none of them was, or where the best sentence is neither.
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
  // Boxes below each other may be independent: only "no" is surely the other choice of "for one lot".
  const isOther = isLead || (made.length === 1 && bareReply.test(textWithoutBox(sentences[made[0] ?? 0]?.text ?? '')));
  return made.length === 0 || !isOther ? [] : [...(first > 0 ? [first - 1] : []), ...made];
}

const textWithoutBox = (text: string): string => text.slice(Math.max(text.indexOf('☑'), text.indexOf('☒')) + 1).trim();

/** An item that says yes or no, or that nothing is. */
const bareReply =
  /^(?:yes|no|none|not applicable|n\/a|ja|nein|keine?|entfällt|oui|non|néant|sans objet|sí|si|ninguno|sim|não|nenhum|sì|nessuno|tak|nie|nee)[\s.,;:]{0,3}$/iu;
