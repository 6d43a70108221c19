import { proposals as contract } from '@bidloom/contract';
import { withTenant } from '@bidloom/db';
import { noteFor } from '../../lib/audit/note-for.ts';
import { asJson, done, one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { presentProposalRow } from './proposals.presenter.ts';
import { type ProposalRow, searchProposals } from './proposals.repository.ts';
import {
  addProposal,
  changeProposal,
  getProposal,
  getSummary,
  presentAll,
  removeProposal,
  requireFiltered,
  setSealing,
} from './proposals.service.ts';
import { countAll, type SummaryRow, searchSummaries } from './summaries.repository.ts';

export const proposalsFeature: Feature = async (app, { platform }) => {
  const oneProposal = async (organizationId: string, row: ProposalRow) => {
    const [presented] = await withTenant(platform.database, organizationId, (trx) => presentAll(trx, [row]));
    // For one row there is exactly one result.
    return one(presented as NonNullable<typeof presented>);
  };

  implement(app, contract.workspaceSummaries, async ({ query, tenant }) =>
    page(
      await tenant(async (trx) => {
        await requireFiltered(trx, query);
        return searchSummaries(trx, query);
      }),
    ),
  );

  implement(app, contract.proposalsSummary, async ({ params, tenant }) =>
    one(asJson(await tenant((trx) => getSummary(trx, params.workspaceId)))),
  );

  implement(app, contract.setSealing, async ({ params, body, change }) => {
    const verb = body.sealed ? 'proposals_sealed' : 'proposals_unsealed';
    return one(asJson(await change((trx) => setSealing(trx, params.workspaceId, body.sealed), noteOfTender(verb))));
  });

  implement(app, contract.searchProposals, async ({ query, tenant }) =>
    page(
      await tenant(async (trx) => {
        await requireFiltered(trx, query);
        return searchProposals(trx, query);
      }),
      presentProposalRow,
    ),
  );

  implement(app, contract.proposalCounts, async ({ tenant }) => one(await tenant(countAll)));

  implement(app, contract.listProposals, async ({ params, query, tenant }) => {
    const { items, found } = await tenant(async (trx) => {
      await getSummary(trx, params.workspaceId);
      const found = await searchProposals(trx, { ...query, workspaceId: params.workspaceId });
      return { items: await presentAll(trx, found.items), found };
    });
    return page({ ...found, items }, (proposal) => proposal);
  });

  implement(app, contract.createProposal, async ({ params, body, organizationId, user, change }) => {
    const caller = { organizationId, userId: user.userId };
    const made = await change((trx) => addProposal(trx, caller, params.workspaceId, body), noteOf('created'));
    return oneProposal(organizationId, made);
  });

  implement(app, contract.getProposal, async ({ params, organizationId, tenant }) =>
    oneProposal(organizationId, await tenant((trx) => getProposal(trx, params.proposalId))),
  );

  implement(app, contract.updateProposal, async ({ params, body, organizationId, user, change }) => {
    const caller = { organizationId, userId: user.userId };
    const changed = await change((trx) => changeProposal(trx, caller, params.proposalId, body), noteOf('updated'));
    return oneProposal(organizationId, changed);
  });

  implement(app, contract.deleteProposal, async ({ params, organizationId, change }) => {
    await change(
      (trx) => removeProposal(trx, platform.queue, { organizationId }, params.proposalId),
      noteOf('deleted'),
    );
    return done();
  });
};

/** Only the proposal itself shows what it offers. */
const noteOf = (verb: string) => (row: ProposalRow) => ({
  ...noteFor('proposal', verb, ({ title }: ProposalRow) => title)(row),
  details: { status: row.status, vendor: row.vendorName, tender: row.workspaceName },
});

const noteOfTender = (verb: string) => (row: SummaryRow) => ({
  ...noteFor('tender', verb, ({ name }: SummaryRow) => name)(row),
  details: { dueAt: row.dueAt?.toISOString() ?? null, opensAt: row.proposalsOpenAt?.toISOString() ?? null },
});
