import { gap } from './fold-text.ts';

const between = gap.space | gap.lineBreak | gap.hyphen | gap.dash;

/** Whether one has a blank where the other has none, without a dash between: "black listed" and "blacklisted". */
export function gapsJoin(keyword: number, text: number): boolean {
  return ((keyword | text) & gap.dash) === 0;
}

/**
 * Whether the gap between two characters of a text matches the gap between the same characters of a keyword. A line break or a hyphen
 * matches both a blank and no gap. A blank in only one of the two never matches, and a dash between blanks separates words.
 */
export function gapsAgree(keyword: number, text: number): boolean {
  if ((keyword & between) === 0) {
    if ((text & between) === 0) return true;
    if (text & gap.dash) return false;
    if (text & gap.space) return (text & gap.lineBreak) !== 0 && (text & (gap.hyphen | gap.softHyphen)) !== 0;
    return true;
  }
  if (keyword & gap.dash) return (text & (gap.dash | gap.hyphen)) !== 0;
  if (text & gap.dash && text & gap.space) return false;
  return (text & between) !== 0 || (keyword & (gap.space | gap.lineBreak)) === 0;
}
