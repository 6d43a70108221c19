import { withoutListMark } from '@bidloom/texts/item-mark';

/**
 * A choice that somebody has made, in a line of its own: "☒ Variants are not allowed", "b) ☒ …". Neither "Mark with ☒ what is enclosed" nor a
 * legend is one: "☒ = applies".
 */
export const tickedLine = /(?:^|\n)(?:[-–•] |[\d.]{1,8} |\(?[a-z\d]{1,2}\) )?[☑☒] (?!=)/iu;

/** The box that a line begins with, after its number; undefined: it begins with none. */
export const boxAt = (line: string): string | undefined =>
  /^(?:[\d.]{1,8} |\(?[a-z\d]{1,2}\) )?([☐☑☒])/iu.exec(withoutListMark(line))?.[1];
