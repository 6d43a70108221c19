import { comparisons as contract } from '@bidloom/contract';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { oneRun } from '../runs/one-run.ts';
import { startComparison } from './start-comparison.ts';

export const comparisonsFeature: Feature = async (app, { platform }) => {
  implement(app, contract.startComparison, async ({ params, body, user, organizationId, tenant, record }) => {
    const requester = { organizationId, userId: user.userId, record };
    return oneRun(await tenant((trx) => startComparison(trx, platform, requester, params.workspaceId, body)));
  });
};
