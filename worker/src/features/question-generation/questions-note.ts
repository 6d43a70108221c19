import { type Author, modelName } from '../runs/exports/authors.ts';

/** How generated questions came about. */
export function questionsNote(run: Author): string {
  return run.engine === 'langchain'
    ? `Written by ${modelName(run)}; check the sources.`
    : 'Made by rules of the built-in analyst out of the documents, without an AI model.';
}
