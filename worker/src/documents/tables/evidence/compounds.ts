import type { RawPage } from '../../page/raw-page.ts';

const COMPOUND = /^\P{L}*(\p{L}{2,}-\p{L}{2,})\P{L}*$/u;

/** Words written with a hyphen within a line, in small letters: at a line's end the hyphen of these belongs to the word. */
export function compoundsOf(pages: RawPage[]): ReadonlySet<string> {
  const compounds = new Set<string>();
  for (const page of pages) {
    for (const { text } of page.words) {
      if (!text.includes('-')) continue;
      const compound = COMPOUND.exec(text)?.[1];
      if (compound) compounds.add(compound.toLowerCase());
    }
  }
  return compounds;
}
