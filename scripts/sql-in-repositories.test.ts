import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';

const root = join(import.meta.dirname, '..');

/** What makes a statement: a call of Kysely's, or its template. */
const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<|`|\.raw\()/;

/** Files with statements that are no repositories, each with its reason. Nothing is added: new statements belong into a repository. */
const others: Record<string, string> = {
  // The row of a run or of its file and its job are written together.
  'api/src/features/runs/start-run.ts': 'one insert with the job',
  'api/src/features/runs/exports.ts': 'one insert with the job',
  'api/src/features/comparisons/start-comparison.ts': 'the proposals are held and checked one after the other',
  'api/src/route-walk/world.ts': 'makes the rows of a test',
  // Steps of a run read what earlier steps have kept.
  'worker/src/features/comparisons/compare-proposals.ts': 'reads items of earlier steps',
  'worker/src/features/datasheet-extraction/extract-datasheets.ts': 'reads items of earlier steps',
  'worker/src/features/keyword-extraction/extract-keywords.ts': 'reads items of earlier steps',
  'worker/src/features/predefined-answers/answer-questions.ts': 'reads items of earlier steps',
  'worker/src/features/question-generation/generate-questions.ts': 'reads items of earlier steps',
  'worker/src/features/summaries/summarise-documents.ts': 'reads items of earlier steps',
  'worker/src/features/chat-export/gather-chat.ts': 'reads the chat page by page',
  // Handlers whose statements are one with the state that they leave for the next attempt.
  'worker/src/features/accounts/refused-sign-ins.handler.ts': 'statements of a job',
  'worker/src/features/accounts/request-reset.handler.ts': 'statements of a job',
  'worker/src/features/accounts/send-account-link.handler.ts': 'statements of a job',
  'worker/src/features/accounts/tell-address-change.handler.ts': 'statements of a job',
  'worker/src/features/customers/import-customers.handler.ts': 'the insert that an import is given',
  'worker/src/features/keywords/import-keywords.handler.ts': 'the insert that an import is given',
  'worker/src/features/questions/import-questions.handler.ts': 'the insert that an import is given',
  'worker/src/features/users/import-users.handler.ts': 'the insert that an import is given',
  'worker/src/lib/import-sheet.ts': 'statements of a job',
  'worker/src/features/documents/keep-rendition.ts': 'statements of a job',
  'worker/src/features/documents/save-prepared.ts': 'statements of a job',
  'worker/src/features/mail/send-mail.handler.ts': 'statements of a job',
  'worker/src/features/organizations/export-organization.handler.ts': 'statements of a job',
  'worker/src/features/organizations/remove-organization.handler.ts': 'statements of a job',
  'worker/src/features/organizations/remove-parts.ts': 'statements of a job',
  'worker/src/features/organizations/write-export.ts': 'reads what it writes, table by table',
  'worker/src/features/summary-templates/write-prompt.handler.ts': 'statements of a job',
  // What becomes of a row whose job is over, with what is told of it.
  'worker/src/features/documents/abandon-document.ts': 'ends a row',
  'worker/src/features/summary-templates/abandon-draft.ts': 'ends a row',
  'worker/src/lib/abandon-import.ts': 'ends a row',
  // Work that goes by a clock: the statement is the task.
  'worker/src/features/costing/default-price.ts': 'a task of the clock',
  'worker/src/features/costing/watch-budgets.ts': 'a task of the clock',
  'worker/src/features/housekeeping/tasks.ts': 'a task of the clock',
  'worker/src/lib/orphan-objects.ts': 'a task of the clock',
  'worker/src/lib/removed-organizations.ts': 'a task of the clock',
  'worker/src/backup/check.ts': 'compares a backup with its database',
  'worker/src/cli/run-dead-letters.ts': 'a command line',
};

t.test('statements are in repositories, or in a file with a reason', async (t) => {
  const files = globSync(['api/src/**/*.ts', 'worker/src/**/*.ts'], {
    cwd: root,
    exclude: ['**/*.repository.ts', '**/*.test.ts', '**/*.fixtures.ts', '**/testing/**', '**/testing*.ts'],
  });
  const found = files.filter((file) => statement.test(readFileSync(join(root, file), 'utf8')));
  t.same(
    found.toSorted(),
    Object.keys(others).toSorted(),
    'move the statement into a *.repository.ts, or the line off the list',
  );
});
