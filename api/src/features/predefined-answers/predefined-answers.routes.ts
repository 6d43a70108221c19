import { predefinedAnswers as contract } from '@bidloom/contract';
import type { TenantTransaction } from '@bidloom/db';
import { findTender } from '../../lib/choose-documents.ts';
import { notFound } from '../../lib/errors/app-error.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { oneRun } from '../runs/one-run.ts';
import { findRun } from '../runs/runs.repository.ts';
import { requireRun, startRun } from '../runs/start-run.ts';
import { findCategories } from './predefined-answers.repository.ts';

export const predefinedAnswersFeature: Feature = async (app, { platform }) => {
  implement(app, contract.queryWorkspace, async ({ body, user, organizationId, tenant, record }) => {
    const { documents: documentIds, categories, ...named } = body;
    const requester = { organizationId, userId: user.userId, record };
    return oneRun(
      await tenant(async (trx) => {
        const order = { ...named, workspaceId: named.workspaceId ?? (await findTender(trx, documentIds ?? [])) };
        const parameters = { categories: await chooseCategories(trx, categories) };
        return startRun(trx, platform, requester, { ...order, documentIds }, 'batch_query', parameters);
      }),
    );
  });

  implement(app, contract.queryAgain, async ({ params, body, user, organizationId, tenant, record }) => {
    const requester = { organizationId, userId: user.userId, record };
    return oneRun(
      await tenant(async (trx) => {
        const earlier = requireRun(await findRun(trx, params, user.userId));
        const documentIds = body.documents ?? (earlier.documentIds.length > 0 ? earlier.documentIds : undefined);
        const parameters = { categories: await chooseCategories(trx, body.categories) };
        const { userId, customerId, teamId = earlier.teamId } = body;
        const order = { workspaceId: params.workspaceId, userId, customerId, teamId, documentIds };
        return startRun(trx, platform, requester, order, 'batch_query', parameters);
      }),
    );
  });
};

/** Throws `not_found` where one of the categories is not the organisation's. */
async function chooseCategories(trx: TenantTransaction, ids: readonly string[]) {
  const found = await findCategories(trx, ids);
  if (found.length < new Set(ids).size) throw notFound('A category');
  return found;
}
