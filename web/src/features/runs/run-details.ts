import type { Run } from '@bidloom/contract/runs';
import { messages } from '../../lib/messages.ts';

const text = messages.runs;

/**
 * Parsed by hand, because every list of runs needs this, and would load the schema library. A run of another version may
 * have other parameters.
 */
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? textsIn(value.map((entry: { name?: unknown } | null) => entry?.name)) : [];
const numberIn = (value: unknown): number | null => (Number.isInteger(value) ? (value as number) : null);

/** The number of names that are shown; the rest is counted. */
const mostNames = 2;

const named = (names: readonly string[], count: (total: number) => string): string[] => {
  if (names.length === 0) return [];
  return [names.length > mostNames ? count(names.length) : names.join(', ')];
};

/** What distinguishes a run from others of its type: its keywords, pages, template, categories or number of questions. */
export function detailsOf({ requestType, parameters }: Pick<Run, 'requestType' | 'parameters'>): string[] {
  const { includePartsOfWords, templateName } = parameters;
  const words = [...textsIn(parameters.selectedKeywords), ...textsIn(parameters.customKeywords)];
  const [startPage, endPage] = [numberIn(parameters.startPage), numberIn(parameters.endPage)];
  const count = numberIn(parameters.count);
  const isDatasheet = requestType === 'datasheet_extraction';
  return [
    ...named(words, isDatasheet ? text.parameterCount : text.keywordCount),
    ...(includePartsOfWords === true ? [text.partsOfWords] : []),
    ...(startPage !== null || endPage !== null ? [text.pageRange(startPage, endPage)] : []),
    ...textsIn([templateName]).filter(Boolean),
    ...named(namesIn(parameters.categories), text.categoryCount),
    ...(count === null ? [] : [text.questionCount(count)]),
  ];
}
