import { PermanentError } from '@bidloom/platform';
import { importSheetHandler } from '../../lib/import-sheet.ts';
import type { Platform } from '../../platform.ts';
import { parseQuestionSheet } from './parse-question-sheet.ts';
import { insertNewQuestions } from './questions.repository.ts';

/** Imports questions into the category that the import names, for its customer or for all. */
export function importQuestionsHandler(platform: Pick<Platform, 'database' | 'storage' | 'logger'>) {
  return importSheetHandler(platform, {
    parse: parseQuestionSheet,
    async insert(trx, { organizationId, customerId, categoryId }, rows) {
      if (!categoryId) throw new PermanentError('The import of questions names no category.');
      return insertNewQuestions(trx, { organizationId, customerId, categoryId }, rows);
    },
    name: () => 'This question',
  });
}
