import type { ExportRun } from './export-run.ts';

/** Who worked on a run. */
export type Author = Pick<ExportRun, 'engine' | 'model'>;

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
