import { type Author, modelName } from '../../runs/exports/authors.ts';

/** Who read tables and parameters; `proposed`: how many parameters a model has proposed, which have no other part in it. */
export function datasheetsNote(run: Author, proposed: number): string {
  const rules = 'Tables and parameters were read, and values normalised, by rules, without an AI model';
  if (proposed === 0) return `${rules}.`;
  const some = proposed === 1 ? '1 parameter, which was' : `${proposed} parameters, which were`;
  return `${rules}, except for ${some} proposed by ${modelName(run)} (see “Found by”): check the pages.`;
}
