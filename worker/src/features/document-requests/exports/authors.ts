import type { ExportRun } from './export-run.ts';
import type { ItemOf } from './items.ts';

type Author = Pick<ExportRun, 'engine' | 'model'>;

/** The language model of a run, within a sentence. */
export function modelName({ model }: Pick<ExportRun, 'model'>): string {
  return model ?? 'a language model';
}

/** Who wrote the texts of a run, for a cell. */
export function authorOf({ engine, model }: Author): string {
  return engine === 'langchain' ? (model ?? 'Language model') : 'Built-in analyst, no AI model';
}

/** How the texts of a run came about. */
export function engineNote(run: Author): string {
  return run.engine === 'langchain'
    ? `Written by ${modelName(run)}; check the citations.`
    : 'Quoted word for word by the built-in analyst, without an AI model.';
}

/** How generated questions came about. */
export function questionsNote(run: Author): string {
  return run.engine === 'langchain'
    ? `Written by ${modelName(run)}; check the sources.`
    : 'Made by rules of the built-in analyst out of the documents, without an AI model.';
}

/** Who found the places of keywords, and who wrote what is said of them: a model has only a part in it. */
export function keywordsNote(run: Author, keywords: readonly ItemOf<'keyword'>[]): string {
  if (run.engine !== 'langchain') {
    const places = 'The places were found by rules of the built-in analyst, without an AI model';
    return `${places}${hasDigests(keywords) ? '; what is said of a keyword in short is quoted word for word' : ''}.`;
  }
  const model = modelName(run);
  const hasSynonyms = keywords.some(({ headline }) => (headline.counts.synonym ?? 0) > 0);
  return [
    'The places were found by rules',
    hasSynonyms ? `, those of synonyms by words that ${model} suggested` : ', without an AI model',
    hasDigests(keywords) ? `; what is said of a keyword in short was written by ${model}: check the citations` : '',
    '.',
  ].join('');
}

function hasDigests(keywords: readonly ItemOf<'keyword'>[]): boolean {
  return keywords.some(({ headline }) => (headline.digest?.claims.length ?? 0) > 0);
}

/** Who read tables and parameters; `proposed`: how many parameters a model has proposed, which have no other part in it. */
export function datasheetsNote(run: Author, proposed: number): string {
  const rules = 'Tables and parameters were read, and values normalised, by rules, without an AI model';
  if (proposed === 0) return `${rules}.`;
  const some = proposed === 1 ? '1 parameter, which was' : `${proposed} parameters, which were`;
  return `${rules}, except for ${some} proposed by ${modelName(run)} (see “Found by”): check the pages.`;
}
