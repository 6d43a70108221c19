import { questionGeneration as contract } from '@bidloom/contract';
import { one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { oneRun } from '../runs/one-run.ts';
import { presentItem } from '../runs/runs.presenter.ts';
import { startRun } from '../runs/start-run.ts';
import { acceptQuestions } from './accept-questions.ts';

export const questionGenerationFeature: Feature = async (app, { platform }) => {
  for (const [endpoint, onlyNew] of [
    [contract.generateQuestions, false],
    [contract.generateNewQuestions, true],
  ] as const) {
    implement(app, endpoint, async ({ body, user, organizationId, tenant, record }) => {
      const requester = { organizationId, userId: user.userId, record };
      const parameters = { count: body.count, onlyNew };
      return oneRun(await tenant((trx) => startRun(trx, platform, requester, body, 'question_generation', parameters)));
    });
  }

  implement(app, contract.acceptQuestions, async ({ params, body, user, organizationId, tenant, record }) => {
    const requester = { organizationId, userId: user.userId, record };
    const { items, ...counts } = await tenant((trx) => acceptQuestions(trx, requester, params, body));
    return one({ ...counts, items: items.map(presentItem) });
  });
};
