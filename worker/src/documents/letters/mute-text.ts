/** Letters of words that are looked at; shorter ones are abbreviations as often as not. */
const SHORTEST = 5;
const FEWEST_WORDS = 20;
/** Words without a vowel are rarer than one in a hundred in every language in Latin script; a font's shifted codes leave few with one. */
const MOST_MUTE = 0.15;

const LATIN = /^[a-z]+$/;
const VOWEL = /[aeiouy]/;

/** Whether the words of a page are none: a font's codes passed on as if they were letters. */
export function isMute(words: readonly { text: string }[]): boolean {
  let [all, mute] = [0, 0];
  for (const { text } of words) {
    if (text.length < SHORTEST || !LATIN.test(text)) continue;
    all++;
    if (!VOWEL.test(text)) mute++;
  }
  return all >= FEWEST_WORDS && mute > MOST_MUTE * all;
}
