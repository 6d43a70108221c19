/** Ticked and empty boxes as characters, as brackets, and as the private characters of symbol fonts. */
const box = /([☑☒■✓✔✗✘\uf0fe\uf0fd\uf078\uf052\uf053]|\[\s?[xX✓]\s?\])|([☐□❏❑\uf0a8\uf06f\uf0a3]|\[\s*\])/gu;

export const hasCheckBox = (text: string): boolean => text.search(box) !== -1;

/** The ticked ones of "☒ Mechanical ☐ Packing"; null where the text has no boxes. */
export function tickedOptions(text: string): string[] | null {
  const marks = [...text.matchAll(box)];
  if (marks.length === 0) return null;
  return marks.flatMap((mark, index) => {
    const option = text.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim();
    return mark[1] !== undefined && option !== '' ? [option] : [];
  });
}
