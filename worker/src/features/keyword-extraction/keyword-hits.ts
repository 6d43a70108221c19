import { modelName } from '../runs/exports/authors.ts';
import type { ExportRun } from '../runs/exports/export-run.ts';
import type { StoredItem } from '../runs/exports/stored-item.ts';
import type { KeywordHit, KeywordItem, KeywordMatch } from './items.ts';

/** How a place matches the keyword, in words, in the order in which the matches are listed. */
const matchWords = {
  exact: 'Exact',
  inflection: 'Plural or inflected',
  abbreviation: 'Abbreviation',
  glossary: 'Bid glossary',
  spelling: 'Spelling',
  synonym: 'Synonym',
  part_of_word: 'Part of a longer word',
} as const satisfies Record<KeywordMatch, string>;

export const matches = Object.keys(matchWords) as KeywordMatch[];

/** How a place matches the keyword; a model that suggested the words is named. */
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
export function omittedHits({ headline, content }: KeywordItem): number {
  const all = matches.reduce((sum, match) => sum + (headline.counts[match] ?? 0), 0);
  return Math.max(0, all - content.hits.length);
}

/** Keeps at most `most` places in total; the others are not kept in memory either. */
export function limitHits(most: number): (item: StoredItem) => StoredItem {
  let room = most;
  return (item) => {
    if (!isKeyword(item)) return item;
    const cut = cutHits(item, room);
    room -= cut.content.hits.length;
    return cut;
  };
}

/** Keeps at most `most` places of each keyword, and records how many the workbook lists, which keeps `mostInWorkbook` in total. */
export function limitHitsOfEach(most: number, mostInWorkbook: number): (item: StoredItem) => StoredItem {
  let room = mostInWorkbook;
  return (item) => {
    if (!isKeyword(item)) return item;
    const inWorkbook = Math.min(item.content.hits.length, room);
    room -= inWorkbook;
    const { content, ...cut } = cutHits(item, most);
    return { ...cut, content: { ...content, inWorkbook } };
  };
}

const isKeyword = (item: StoredItem): item is KeywordItem => item.kind === 'keyword';

function cutHits(item: KeywordItem, most: number): KeywordItem {
  return { ...item, content: { hits: inOrder(item.content.hits).slice(0, most) } };
}
