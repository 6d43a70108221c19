/** Characters of a cell of Excel. */
const longestText = 32_767;
const cut = ' […]';

/** A text as the writer of XLSX files has to be given it, so that it comes back as it is; cut where it is longer than a cell can be. */
export function sheetText(text: string): string {
  const whole = text.length > longestText ? `${text.slice(0, longestText - cut.length)}${cut}` : text;
  // Excel reads _x000D_ as the character of that number (ECMA-376 part 1, 22.9.2.19).
  const literal = whole.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
  // The writer looks texts up in a plain object: a name that every object has needs a character that is not written.
  return literal in Object.prototype ? `${literal}\u0000` : literal;
}
