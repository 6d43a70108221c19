/**
 * A choice that somebody has made, in a line of its own: "☒ Variants are not allowed", "b) ☒ …". Neither "Mark with ☒ what is enclosed" nor a
 * legend is one: "☒ = applies".
 */
export const tickedLine = /(?:^|\n)(?:[-–•] |[\d.]{1,8} |\(?[a-z\d]{1,2}\) )?[☑☒] (?!=)/iu;
