import { teams as contract, type OutputOf } from '@bidloom/contract';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { done, one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { presentTeam } from './teams.presenter.ts';
import { listActiveTeamNames, searchTeams, type TeamFields } from './teams.repository.ts';
import { addTeam, changeTeam, getTeam, removeTeam, setTeamActive } from './teams.service.ts';

export const teamsFeature: Feature = async (app) => {
  implement(app, contract.searchTeams, async ({ query, tenant }) =>
    page(await tenant((trx) => searchTeams(trx, query)), presentTeam),
  );

  implement(app, contract.teamsDropdown, async ({ query, tenant }) =>
    page(await tenant((trx) => listActiveTeamNames(trx, query)), (row) => row),
  );

  implement(app, contract.getTeam, async ({ params, tenant }) =>
    one(presentTeam(await tenant((trx) => getTeam(trx, params.teamId)))),
  );

  implement(app, contract.createTeam, async ({ body, organizationId, tenant, request }) =>
    one(presentTeam(await tenant((trx) => addTeam(trx, auditSource(request), organizationId, toFields(body))))),
  );

  implement(app, contract.updateTeam, async ({ params, body, tenant, request }) =>
    one(presentTeam(await tenant((trx) => changeTeam(trx, auditSource(request), params.id, toFields(body))))),
  );

  implement(app, contract.deleteTeam, async ({ params, tenant, request }) => {
    await tenant((trx) => removeTeam(trx, auditSource(request), params.id));
    return done();
  });

  implement(app, contract.activateTeam, async ({ params, tenant, request }) =>
    one(presentTeam(await tenant((trx) => setTeamActive(trx, auditSource(request), params.id, true)))),
  );

  implement(app, contract.deactivateTeam, async ({ params, tenant, request }) =>
    one(presentTeam(await tenant((trx) => setTeamActive(trx, auditSource(request), params.id, false)))),
  );
};

/** The organisation that a body may name has been compared with the caller's own; it is not a field to write. */
function toFields({ organizationId: _, ...fields }: OutputOf<typeof contract.createTeam.body>): TeamFields {
  return fields;
}
