import { facts as contract } from '@bidloom/contract';
import type { WorkspaceFact } from '@bidloom/contract/facts';
import { type FactsView, viewFacts } from '../../lib/facts/view-facts.ts';
import { one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { exportFacts } from './export-facts.ts';
import { decideFact, renewFacts, undoDecision } from './facts.service.ts';

/** The value itself is text of a document, and stays with the tender. */
const noteOf =
  (workspaceId: string, verb: string) =>
  ({ fact }: WorkspaceFact) => ({
    action: `fact.${verb}`,
    target: { type: 'fact', id: workspaceId, name: fact },
    details: { workspaceId },
  });

const shown = ({ facts, reading }: FactsView) => ({ ...one(facts), reading });

export const factsFeature: Feature = async (app, { platform }) => {
  implement(app, contract.getFacts, async ({ params, tenant }) =>
    shown(await tenant((trx) => viewFacts(trx, params.workspaceId))),
  );

  implement(app, contract.renewFacts, async ({ params, organizationId, tenant }) =>
    shown(await tenant((trx) => renewFacts(trx, platform, organizationId, params.workspaceId))),
  );

  implement(app, contract.decideFact, async ({ params, body, user, organizationId, change }) =>
    one(
      await change(
        (trx) => decideFact(trx, { ...params, organizationId, userId: user.userId }, body),
        noteOf(params.workspaceId, body.decision),
      ),
    ),
  );

  implement(app, contract.undoFactDecision, async ({ params, query, change }) =>
    one(
      await change((trx) => undoDecision(trx, params, query.decidedAt), noteOf(params.workspaceId, 'decision_undone')),
    ),
  );

  implement(app, contract.exportFacts, async ({ params, body, user, organizationId, tenant }) => {
    const isAdministrator = user.role === 'ORGANIZATION_ADMIN';
    const order = { ...params, organizationId, userId: user.userId, isAdministrator, format: body?.format ?? 'xlsx' };
    return one(await tenant((trx) => exportFacts(trx, platform, order)));
  });
};
