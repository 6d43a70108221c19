import { failures } from '@bidloom/contract/failures';
import type { cloneQuestionsBody } from '@bidloom/contract/questions';
import type { TenantTransaction } from '@bidloom/db';
import type { z } from 'zod';
import { resolveCategory, resolveCustomer } from '../../lib/access/scope.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { onDuplicate, onMissingReference } from '../../lib/errors/database-error.ts';
import { setPosition } from './question-order.repository.ts';
import { restorePlace } from './question-order.service.ts';
import {
  cloneQuestions,
  deleteQuestion,
  findQuestion,
  insertQuestion,
  type QuestionFields,
  type QuestionRow,
  type QuestionScope,
  updateQuestion,
} from './questions.repository.ts';

/** Runs a write and names what prevents it in the words of this resource. */
function writing<T>(work: () => Promise<T>): Promise<T> {
  return onDuplicate(failures.questions.exists, () =>
    onMissingReference(failures.questions.noCategoryOrCustomer, work),
  );
}

export async function getQuestion(trx: TenantTransaction, id: string): Promise<QuestionRow> {
  const found = await findQuestion(trx, id);
  if (!found) throw notFound('The question');
  return found;
}

export async function addQuestion(
  trx: TenantTransaction,
  organizationId: string,
  fields: QuestionFields,
  position?: number,
): Promise<QuestionRow> {
  const id = await writing(() => insertQuestion(trx, organizationId, fields));
  if (position !== undefined) await restorePlace(trx, fields, id, position);
  return getQuestion(trx, id);
}

/** In another category or for another customer it is at the end. */
export async function changeQuestion(trx: TenantTransaction, id: string, fields: QuestionFields): Promise<QuestionRow> {
  const before = await findQuestion(trx, id);
  await writing(() => updateQuestion(trx, id, fields));
  const stays = before?.categoryId === fields.categoryId && before.customerId === fields.customerId;
  if (before && !stays) await setPosition(trx, id, null);
  return getQuestion(trx, id);
}

export async function removeQuestion(trx: TenantTransaction, scope: QuestionScope, id: string) {
  const removed = await deleteQuestion(trx, scope, id);
  if (!removed) throw notFound('The question');
  return removed;
}

export async function copyQuestions(
  trx: TenantTransaction,
  organizationId: string,
  order: z.output<typeof cloneQuestionsBody>,
) {
  const source = await resolveScope(trx, order.sourceCategoryId, order.sourceCustomerId);
  const target = await resolveScope(trx, order.targetCategoryId, order.targetCustomerId);
  if (source.categoryId === target.categoryId && source.customerId === target.customerId) {
    throw new AppError(failures.questions.samePlace);
  }
  const { found, cloned } = await cloneQuestions(trx, organizationId, source, target);
  return { cloned, skipped: found - cloned };
}

async function resolveScope(trx: TenantTransaction, categoryId: string, customer: string): Promise<QuestionScope> {
  await resolveCategory(trx, categoryId);
  return { categoryId, customerId: await resolveCustomer(trx, customer) };
}
