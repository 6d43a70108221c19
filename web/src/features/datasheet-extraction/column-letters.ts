/** "A" to "Z", "AA" and on, as spreadsheets name their columns. */
export function columnLetters(column: number): string {
  const before = Math.floor(column / 26) - 1;
  return `${before >= 0 ? columnLetters(before) : ''}${String.fromCharCode(65 + (column % 26))}`;
}
