import type { Block, PagePlan } from './model.ts';
import type { PageMaker } from './page-parts.ts';
import { agencyLine, paragraph, sentence, words } from './vocabulary.ts';

/** Pages that contain no table, but much text in columns and lines. */
export const prosePages: Record<string, PageMaker> = {
  'two-column prose': ({ random }) => {
    const count = random.chance(0.7) ? 2 : 3;
    const column = (): Block[] => [
      { type: 'heading', text: random.pick(words.programs) },
      ...Array.from(
        { length: 5 - count },
        (): Block => ({ type: 'paragraph', text: paragraph(random, random.int(2, 4)) }),
      ),
    ];
    const columns = Array.from({ length: count }, column);
    return page('two-column prose', [{ type: 'columns', columns, gap: random.between(14, 26) }]);
  },
  contents: ({ random }) => {
    let at = 1;
    const entries = Array.from({ length: random.int(12, 26) }, (_, index) => {
      at += random.int(0, 6);
      const level = index === 0 ? 0 : random.int(0, 2);
      return {
        level,
        text: `${random.pick(['', `${index + 1}. `])}${random.pick([...words.programs, ...words.items])}`,
        page: String(at),
      };
    });
    return page('contents', [
      { type: 'heading', text: random.pick(['Contents', 'List of Tables', 'TABLE OF CONTENTS']) },
      { type: 'contents', entries },
    ]);
  },
  'bullet lists': ({ random }) => {
    const list = (): Block => ({
      type: 'list',
      marker: random.pick(['bullet', 'number', 'dash']),
      items: Array.from({ length: random.int(4, 7) }, () =>
        random.chance(0.5) ? sentence(random) : random.pick(words.items),
      ),
    });
    return page('bullet lists', [
      { type: 'paragraph', text: paragraph(random, 2) },
      list(),
      { type: 'paragraph', text: paragraph(random, 2) },
      list(),
    ]);
  },
  'address blocks': ({ random }) => {
    const address = (): Block[] =>
      [
        random.pick(words.names),
        random.pick(words.titles),
        random.pick(words.agencies),
        random.pick(words.streets),
        random.pick(words.towns),
        `(${random.int(201, 919)}) 555-${random.int(1000, 9999)}`,
      ].map((text) => ({ type: 'line', text }));
    const row = (): Block => ({ type: 'columns', columns: Array.from({ length: random.int(2, 3) }, address), gap: 24 });
    return page('address blocks', [
      { type: 'heading', text: 'Regional offices' },
      row(),
      { type: 'paragraph', text: sentence(random) },
      row(),
      { type: 'paragraph', text: sentence(random) },
      row(),
    ]);
  },
  charts: ({ random }) => {
    const chart = (): Block => {
      const labels = random.chance(0.5)
        ? [0, 1, 2, 3, 4, 5].map((year) => String(2000 + year))
        : random.sample(words.places, 6);
      return { type: 'chart', labels, values: labels.map(() => random.int(12, 95)), series: random.pick(words.items) };
    };
    const captioned = (): Block[] => [
      { type: 'caption', text: `Figure ${random.int(1, 9)}. ${random.pick(words.programs)}` },
      chart(),
      { type: 'note', text: `Source: ${agencyLine(random)}.` },
    ];
    return page('charts', [...captioned(), { type: 'paragraph', text: paragraph(random, 2) }, ...captioned()]);
  },
  'numbered clauses': ({ random }) => {
    const chapter = random.int(1, 12);
    const clause = (index: number): Block => ({
      type: 'paragraph',
      text: `${chapter}.${index + 1}  ${paragraph(random, random.int(1, 3))}`,
    });
    const letter: Block[] = ['Dear Ms. Jennings:', ''].map((text) => ({ type: 'line', text }));
    return page('numbered clauses', [
      ...(random.chance(0.5) ? letter : []),
      { type: 'heading', text: `SECTION ${chapter}. ${random.pick(words.items).toUpperCase()}` },
      ...Array.from({ length: random.int(5, 7) }, (_, index) => clause(index)),
    ]);
  },
};

function page(kind: string, blocks: Block[]): PagePlan[] {
  return [{ kind, turned: 'no', blocks }];
}
