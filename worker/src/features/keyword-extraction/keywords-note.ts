import { type Author, modelName } from '../runs/exports/authors.ts';
import type { KeywordItem } from './items.ts';

/** Who found the places of keywords, and who wrote the summaries: a model is involved only in part of it. */
export function keywordsNote(run: Author, keywords: readonly KeywordItem[]): string {
  if (run.engine !== 'langchain') {
    const places = 'The places were found by rules of the built-in analyst, without an AI model';
    return `${places}${hasSummaries(keywords) ? '; the summary of a keyword is quoted word for word' : ''}.`;
  }
  const model = modelName(run);
  const hasSynonyms = keywords.some(({ headline }) => (headline.counts.synonym ?? 0) > 0);
  return [
    'The places were found by rules',
    hasSynonyms ? `, those of synonyms by words that ${model} suggested` : ', without an AI model',
    hasSummaries(keywords) ? `; the summary of a keyword was written by ${model}: check the citations` : '',
    '.',
  ].join('');
}

function hasSummaries(keywords: readonly KeywordItem[]): boolean {
  return keywords.some(({ headline }) => (headline.digest?.claims.length ?? 0) > 0);
}
