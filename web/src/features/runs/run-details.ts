import type { Run } from '@bidloom/contract/runs';
import { messages } from '../../lib/messages.ts';
import { z } from '../../lib/zod.ts';

const text = messages.runs;

/** What runs are asked for, as far as it tells them apart. Each kind of run has some of these. */
const parametersOf = z.object({
  selectedKeywords: z.array(z.string()).default([]),
  customKeywords: z.array(z.string()).default([]),
  includePartsOfWords: z.boolean().default(false),
  startPage: z.int().nullable().default(null),
  endPage: z.int().nullable().default(null),
  templateName: z.string().nullable().default(null),
  categories: z.array(z.object({ name: z.string() })).default([]),
  count: z.int().nullable().default(null),
});

/** More words than these are counted. */
const mostNames = 2;

const named = (names: readonly string[], count: (total: number) => string): string[] => {
  if (names.length === 0) return [];
  return [names.length > mostNames ? count(names.length) : names.join(', ')];
};

/** What tells a run apart from others of its kind: its keywords, pages, template, categories or number of questions. */
export function detailsOf({ requestType, parameters }: Pick<Run, 'requestType' | 'parameters'>): string[] {
  const known = parametersOf.safeParse(parameters).data;
  if (!known) return [];
  const { selectedKeywords, customKeywords, includePartsOfWords, startPage, endPage, templateName, categories, count } =
    known;
  const isDatasheet = requestType === 'datasheet_extraction';
  return [
    ...named([...selectedKeywords, ...customKeywords], isDatasheet ? text.parameterCount : text.keywordCount),
    ...(includePartsOfWords ? [text.partsOfWords] : []),
    ...(startPage !== null || endPage !== null ? [text.pageRange(startPage, endPage)] : []),
    ...(templateName ? [templateName] : []),
    ...named(
      categories.map(({ name }) => name),
      text.categoryCount,
    ),
    ...(count === null ? [] : [text.questionCount(count)]),
  ];
}
