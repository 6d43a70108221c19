import { questions as contract, type OutputOf } from '@bidloom/contract';
import { importQuestions } from '@bidloom/jobs';
import { acceptImport } from '../../lib/accept-import.ts';
import { done, one, page } from '../../lib/answers.ts';
import type { Feature } from '../../lib/feature.ts';
import { implement } from '../../lib/implement.ts';
import { resolveCategory, resolveScopeId, toCustomerId } from '../../lib/scope.ts';
import { sendTemplate } from '../../lib/send-template.ts';
import { presentQuestion, type QuestionFields, searchQuestions } from './questions.repository.ts';
import { addQuestion, changeQuestion, copyQuestions, getQuestion, removeQuestion } from './questions.service.ts';

export const questionsFeature: Feature = async (app, { platform }) => {
  implement(app, contract.searchQuestions, async ({ params, query, tenant }) => {
    const found = await tenant(async (trx) => {
      const categoryId = await resolveCategory(trx, params.categoryId);
      const scopeId = await resolveScopeId(trx, params.customerId);
      return searchQuestions(trx, { categoryId, scopeId }, query);
    });
    return page(found, presentQuestion);
  });

  implement(app, contract.getQuestion, async ({ params, tenant }) =>
    one(presentQuestion(await tenant((trx) => getQuestion(trx, params.id)))),
  );

  implement(app, contract.createQuestion, async ({ body, organizationId, tenant }) =>
    one(presentQuestion(await tenant((trx) => addQuestion(trx, organizationId, toFields(body))))),
  );

  implement(app, contract.updateQuestion, async ({ params, body, tenant }) =>
    one(presentQuestion(await tenant((trx) => changeQuestion(trx, params.id, toFields(body))))),
  );

  implement(app, contract.deleteQuestion, async ({ params, tenant }) => {
    const { categoryId, customerId, id } = params;
    await tenant((trx) => removeQuestion(trx, { categoryId, customerId: toCustomerId(customerId) }, id));
    return done();
  });

  implement(app, contract.cloneQuestions, async ({ params, body, tenant }) =>
    one(await tenant((trx) => copyQuestions(trx, params.organizationId, body))),
  );

  implement(app, contract.importQuestions, async ({ params, user, request }) =>
    one(
      await acceptImport(request, platform, {
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
    sendTemplate(reply, 'questions.xlsx', [
      { title: 'Question', width: 80, example: 'What are the liquidated damages for late delivery?' },
    ]),
  );
};

/** The organisation that a body may name has been compared with the caller's own; it is not a field to write. */
function toFields({
  organizationId: _,
  customerId = null,
  ...fields
}: OutputOf<typeof contract.createQuestion.body>): QuestionFields {
  return { customerId, ...fields };
}
