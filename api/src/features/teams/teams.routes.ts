import { teams as contract } from '@bidloom/contract';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { asJson, done, one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { fieldsOf } from '../../lib/http/fields-of.ts';
import { implement } from '../../lib/http/implement.ts';
import { listActiveTeamNames, searchTeams } from './teams.repository.ts';
import { addTeam, changeTeam, getTeam, removeTeam, setTeamActive } from './teams.service.ts';

export const teamsFeature: Feature = async (app) => {
  implement(app, contract.searchTeams, async ({ query, tenant }) =>
    page(await tenant((trx) => searchTeams(trx, query))),
  );

  implement(app, contract.teamsDropdown, async ({ query, tenant }) =>
    page(await tenant((trx) => listActiveTeamNames(trx, query))),
  );

  implement(app, contract.getTeam, async ({ params, tenant }) =>
    one(asJson(await tenant((trx) => getTeam(trx, params.teamId)))),
  );

  implement(app, contract.createTeam, async ({ body, organizationId, tenant, request }) =>
    one(asJson(await tenant((trx) => addTeam(trx, auditSource(request), organizationId, fieldsOf(body))))),
  );

  implement(app, contract.updateTeam, async ({ params, body, tenant, request }) =>
    one(asJson(await tenant((trx) => changeTeam(trx, auditSource(request), params.id, fieldsOf(body))))),
  );

  implement(app, contract.deleteTeam, async ({ params, tenant, request }) => {
    await tenant((trx) => removeTeam(trx, auditSource(request), params.id));
    return done();
  });

  implement(app, contract.activateTeam, async ({ params, tenant, request }) =>
    one(asJson(await tenant((trx) => setTeamActive(trx, auditSource(request), params.id, true)))),
  );

  implement(app, contract.deactivateTeam, async ({ params, tenant, request }) =>
    one(asJson(await tenant((trx) => setTeamActive(trx, auditSource(request), params.id, false)))),
  );
};
