import type { Chapter, Heading } from '../tender/blocks.ts';

/** Heading numbers (1, 1.1, 1.1.1) and the numbers that replace `{ref:id}`. */
export type Numbering = { numberOf(heading: Heading): string; resolve(text: string): string };

/** A chapter's own heading, which is not among its blocks. */
export const chapterHeading = (chapter: Chapter): Heading => ({
  kind: 'heading',
  level: 1,
  text: chapter.title,
  id: chapter.id,
});

/** Numbers every heading by its place. `headings` are those of all chapters in reading order. */
export function numberHeadings(headings: Heading[]): Numbering {
  const numbers = new Map<Heading, string>();
  const ids = new Map<string, string>();
  const counters = [0, 0, 0];
  for (const heading of headings) {
    const index = heading.level - 1;
    counters[index] = (counters[index] ?? 0) + 1;
    counters.fill(0, heading.level);
    const number = counters.slice(0, heading.level).join('.');
    numbers.set(heading, number);
    if (heading.id) ids.set(heading.id, number);
  }
  return {
    numberOf: (heading) => numbers.get(heading) ?? '',
    resolve: (text) =>
      text.replace(/\{ref:([\w-]+)\}/g, (_, id: string) => {
        const number = ids.get(id);
        if (!number) throw new Error(`No heading has the id "${id}".`);
        return number;
      }),
  };
}
