import { withoutMark } from '@bidloom/texts/item-mark';
import type { FactPlace } from '../../../facts/model.ts';
import { normalise } from '../../../search/passage-shapes.ts';
import { repeats } from './repeats.ts';
import { oneLine } from './text-of-place.ts';

/** So much of the shorter of two sentences says the same, where no figure differs. Of few words too much is shared by chance. */
const same = 0.6;
const leastShared = 10;

export function saysSame(place: FactPlace, shown: FactPlace, keysAt: KeysAt): boolean {
  const [own, other] = [new Set(wordsAt(place, keysAt)), new Set(wordsAt(shown, keysAt))];
  if (repeats([...own], [other])) return true;
  const shared = [...own].filter((word) => other.has(word)).length;
  const isNew = [...own].some((word) => /^\d+%?$/u.test(word) && !other.has(word));
  const fewer = Math.min(own.size, other.size);
  return !isNew && fewer >= leastShared && shared >= same * fewer;
}

/** The words of the statement at a place. */
type KeysAt = (place: FactPlace) => readonly string[];
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Words without the number of the clause; writing without spaces is parted as its statement is. */
function wordsAt(place: FactPlace, keysAt: KeysAt): readonly string[] {
  const text = oneLine(place.quote);
  if (unspaced.test(text)) return keysAt(place).filter((key) => !key.includes('.'));
  return normalise(withoutMark(text)).split(' ');
}
