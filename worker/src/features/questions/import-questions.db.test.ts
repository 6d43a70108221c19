import { newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { startImports } from '../../lib/import-sheet.fixtures.ts';
import { sheetOf } from '../../lib/sheet-rows.fixtures.ts';
import { importQuestionsHandler } from './import-questions.handler.ts';

const imports = await startImports();
t.teardown(() => imports.close());
const { platform, organizationId, customerId, categoryId } = imports;
const handler = importQuestionsHandler(platform);

async function importInto(scope: { customerId?: string; categoryId: string }, rows: string[][]) {
  const payload = await imports.upload('questions', await sheetOf(rows), scope);
  await handler({ id: newId(), payload, attempt: 1, lastAttempt: false, signal: new AbortController().signal });
  return imports.report(payload.importId);
}

t.test('questions get into the category and the scope that were chosen, each once', async (t) => {
  const sheet = [['Question'], ['Who pays for the survey?'], ['WHO PAYS FOR THE SURVEY?'], ['x'.repeat(2001)]];
  t.match(await importInto({ categoryId }, sheet), {
    status: 'completed',
    totalRows: 3,
    importedRows: 1,
    errors: [
      { row: 3, message: 'This question exists already' },
      { row: 4, message: 'Question must be at most 2000 characters' },
    ],
  });
  t.match(await importInto({ categoryId, customerId }, sheet), { importedRows: 1 }, 'another scope has its own');
  const rows = await withTenant(platform.database, organizationId, (trx) =>
    trx.selectFrom('questions').select(['text', 'categoryId', 'customerId', 'isActive']).orderBy('id').execute(),
  );
  const question = { text: 'Who pays for the survey?', categoryId, isActive: true };
  t.same(rows, [
    { ...question, customerId: null },
    { ...question, customerId },
  ]);
});
