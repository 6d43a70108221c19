import { questions as contract, type OutputOf } from '@bidloom/contract';
import type { TenantTransaction } from '@bidloom/db';
import { importQuestions } from '@bidloom/jobs';
import { resolveCategory, resolveScopeId, toCustomerId } from '../../lib/access/scope.ts';
import { noteFor } from '../../lib/audit/note-for.ts';
import { asJson, done, one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { sendTemplate } from '../../lib/http/send-template.ts';
import { acceptImport } from '../../lib/upload/accept-import.ts';
import { addQuestions } from './add-questions.ts';
import { orderQuestions } from './question-order.service.ts';
import { countByCategory, type QuestionFields, searchQuestions } from './questions.repository.ts';
import { addQuestion, changeQuestion, copyQuestions, getQuestion, removeQuestion } from './questions.service.ts';

export const questionsFeature: Feature = async (app, { platform }) => {
  implement(app, contract.searchQuestions, async ({ params, query, tenant }) => {
    const found = await tenant(async (trx) => {
      const categoryId = await resolveCategory(trx, params.categoryId);
      const scopeId = await resolveScopeId(trx, params.customerId);
      return searchQuestions(trx, { categoryId, scopeId }, query);
    });
    return page(found);
  });

  implement(app, contract.getQuestion, async ({ params, tenant }) =>
    one(asJson(await tenant((trx) => getQuestion(trx, params.id)))),
  );

  implement(app, contract.createQuestion, async ({ body: { position, ...body }, organizationId, change }) => {
    const add = (trx: TenantTransaction) => addQuestion(trx, organizationId, toFields(body), position);
    return one(asJson(await change(add, noteOf('created'))));
  });

  implement(app, contract.updateQuestion, async ({ params, body, change }) =>
    one(asJson(await change((trx) => changeQuestion(trx, params.id, toFields(body)), noteOf('updated')))),
  );

  implement(app, contract.deleteQuestion, async ({ params, change }) => {
    await change((trx) => removeQuestion(trx, toScope(params), params.id), noteOf('deleted'));
    return done();
  });

  implement(app, contract.orderQuestions, async ({ params, body, change }) => {
    const scope = toScope(params);
    return one(
      await change(
        (trx) => orderQuestions(trx, scope, body),
        ({ place, total }) => ({ action: 'question.moved', details: { ...scope, place, total } }),
      ),
    );
  });

  implement(app, contract.bulkQuestions, async ({ params, body, change }) => {
    const scope = toScope(params);
    return one(
      await change(
        (trx) => addQuestions(trx, params.organizationId, scope, body.texts),
        ({ created, existing, refused }) => ({
          action: 'question.pasted',
          details: { ...scope, created, existing, refused },
        }),
      ),
    );
  });

  implement(app, contract.countQuestions, async ({ params, tenant }) =>
    one(await tenant(async (trx) => countByCategory(trx, await resolveScopeId(trx, params.customerId)))),
  );

  implement(app, contract.cloneQuestions, async ({ params, body, change }) =>
    one(
      await change(
        (trx) => copyQuestions(trx, params.organizationId, body),
        (counts) => ({ action: 'question.cloned', details: { ...counts, ...body } }),
      ),
    ),
  );

  implement(app, contract.importQuestions, async ({ params, user, request, record }) =>
    one(
      await acceptImport(request, platform, {
        record,
        kind: 'questions',
        job: importQuestions,
        organizationId: params.organizationId,
        categoryId: params.categoryId,
        customerId: toCustomerId(params.customerId),
        createdBy: user.userId,
      }),
    ),
  );

  implement(app, contract.questionsTemplate, ({ reply }) =>
    sendTemplate(reply, 'Questions', [
      { title: 'Question', width: 80, example: 'What are the liquidated damages for late delivery?' },
    ]),
  );
};

const toScope = ({ categoryId, customerId }: { categoryId: string; customerId: string }) => ({
  categoryId,
  customerId: toCustomerId(customerId),
});

const noteOf = (verb: string) => noteFor('question', verb, ({ text }: { id: string; text: string }) => text);

/** The organisation that a body may name has been compared with the caller's own; it is not a field to write. */
function toFields({
  organizationId: _,
  customerId = null,
  ...fields
}: OutputOf<typeof contract.questionBody>): QuestionFields {
  return { customerId, ...fields };
}
