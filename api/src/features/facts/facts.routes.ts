import { facts as contract } from '@bidloom/contract';
import { one } from '../../lib/answers.ts';
import type { Feature } from '../../lib/feature.ts';
import { implement } from '../../lib/implement.ts';
import { exportFacts } from './export-facts.ts';
import { decideFact, type FactsView, renewFacts, undoDecision, viewFacts } from './facts.service.ts';

const shown = ({ facts, reading }: FactsView) => ({ ...one(facts), reading });

export const factsFeature: Feature = async (app, { platform }) => {
  implement(app, contract.getFacts, async ({ params, tenant }) =>
    shown(await tenant((trx) => viewFacts(trx, params.workspaceId))),
  );

  implement(app, contract.renewFacts, async ({ params, organizationId, tenant }) =>
    shown(await tenant((trx) => renewFacts(trx, platform, organizationId, params.workspaceId))),
  );

  implement(app, contract.decideFact, async ({ params, body, user, organizationId, tenant }) =>
    one(await tenant((trx) => decideFact(trx, { ...params, organizationId, userId: user.userId }, body))),
  );

  implement(app, contract.undoFactDecision, async ({ params, tenant }) =>
    one(await tenant((trx) => undoDecision(trx, params))),
  );

  implement(app, contract.exportFacts, async ({ params, user, organizationId, tenant }) => {
    const { workspaceId } = params;
    return one(await tenant((trx) => exportFacts(trx, platform, { organizationId, workspaceId, userId: user.userId })));
  });
};
