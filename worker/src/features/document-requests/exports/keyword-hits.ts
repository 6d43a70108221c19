import { modelName } from './authors.ts';
import type { ExportRun } from './export-run.ts';
import type { Item, ItemOf, KeywordHit, KeywordMatch } from './items.ts';

/** How a place says the keyword, in words, in the order in which they are told. */
const matchWords = {
  exact: 'Exact',
  inflection: 'Plural or inflected',
  abbreviation: 'Abbreviation',
  spelling: 'Spelling',
  synonym: 'Synonym',
  part_of_word: 'Part of a longer word',
} as const satisfies Record<KeywordMatch, string>;

export const matches = Object.keys(matchWords) as KeywordMatch[];

/** How a place says the keyword; where a model has thought of the words, it is named. */
export function matchName({ engine, model }: Pick<ExportRun, 'engine' | 'model'>, match: KeywordMatch): string {
  const words = matchWords[match];
  return match === 'synonym' && engine === 'langchain' ? `${words} suggested by ${modelName({ model })}` : words;
}

/** In the order of the documents, letters inside a longer word last: those are rarely meant. */
export function inOrder(hits: readonly KeywordHit[]): KeywordHit[] {
  const isPart = ({ match }: KeywordHit) => match === 'part_of_word';
  return [...hits.filter((hit) => !isPart(hit)), ...hits.filter(isPart)];
}

/** How many places of a keyword the file leaves out. */
export function omittedHits({ headline, content }: ItemOf<'keyword'>): number {
  const all = matches.reduce((sum, match) => sum + (headline.counts[match] ?? 0), 0);
  return Math.max(0, all - content.hits.length);
}

/** Keeps so many places in all; what is left out is not held in memory either. */
export function limitHits(most: number): (item: Item) => Item {
  let room = most;
  return (item) => {
    const cut = cutHits(item, room);
    if (cut.kind === 'keyword') room -= cut.content.hits.length;
    return cut;
  };
}

/** Keeps so many places of each keyword. */
export function limitHitsOfEach(most: number): (item: Item) => Item {
  return (item) => cutHits(item, most);
}

function cutHits(item: Item, most: number): Item {
  if (item.kind !== 'keyword') return item;
  return { ...item, content: { hits: inOrder(item.content.hits).slice(0, most) } };
}
