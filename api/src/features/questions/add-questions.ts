import { failures } from '@bidloom/contract/failures';
import { type BulkQuestionsResult, questionBody } from '@bidloom/contract/questions';
import type { TenantTransaction } from '@bidloom/db';
import { onMissingReference } from '../../lib/errors/database-error.ts';
import { insertQuestions, type QuestionScope } from './questions.repository.ts';

type Line = BulkQuestionsResult['lines'][number];

/** Adds the lines that are valid and new, in this order; the result tells for each other line why it was not added. */
export async function addQuestions(
  trx: TenantTransaction,
  organizationId: string,
  scope: QuestionScope,
  texts: readonly string[],
): Promise<BulkQuestionsResult> {
  const good: { line: number; text: string }[] = [];
  const lines: Line[] = [];
  const first = new Map<string, number>();
  for (const [index, given] of texts.entries()) {
    const line = index + 1;
    const { success, data: text = '', error } = questionBody.shape.text.safeParse(given);
    const earlier = first.get(text.toLowerCase());
    if (!success) lines.push({ line, reason: error.issues[0]?.message ?? '', exists: false });
    else if (earlier !== undefined) lines.push({ line, reason: `The same as line ${earlier}`, exists: true });
    else {
      first.set(text.toLowerCase(), line);
      good.push({ line, text });
    }
  }
  const made = await onMissingReference(failures.questions.noCategoryOrCustomer, () =>
    insertQuestions(
      trx,
      organizationId,
      scope,
      good.map(({ text }) => text),
    ),
  );
  for (const { line, text } of good) {
    if (!made.has(text)) lines.push({ line, reason: 'This category has the question already', exists: true });
  }
  const existing = lines.filter(({ exists }) => exists).length;
  return {
    created: made.size,
    existing,
    refused: lines.length - existing,
    lines: lines.sort((one, other) => one.line - other.line),
  };
}
