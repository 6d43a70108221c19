import { teamMembers as contract } from '@bidloom/contract';
import type { FastifyRequest } from 'fastify';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { asJson, done, one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { fieldsOf } from '../../lib/http/fields-of.ts';
import { implement } from '../../lib/http/implement.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { searchMembers } from './team-members.repository.ts';
import {
  changeMember,
  inviteAgain,
  inviteMember,
  removeMember,
  requireTeam,
  type TeamAdministrator,
} from './team-members.service.ts';

export const teamMembersFeature: Feature = async (app, { platform, config }) => {
  const administrator = (request: FastifyRequest, organizationId: string): TeamAdministrator => ({
    queue: platform.queue,
    source: auditSource(request),
    organizationId,
  });

  implement(app, contract.searchTeamMembers, async ({ params, query, tenant }) =>
    page(
      await tenant(async (trx) => {
        await requireTeam(trx, params.teamId);
        return searchMembers(trx, params.teamId, query);
      }),
    ),
  );

  implement(app, contract.createTeamMember, async ({ body, organizationId, tenant, request }) =>
    one(asJson(await tenant((trx) => inviteMember(trx, administrator(request, organizationId), fieldsOf(body))))),
  );

  implement(app, contract.updateTeamMember, async ({ params, body, organizationId, tenant, request }) =>
    one(
      asJson(
        await tenant((trx) => changeMember(trx, administrator(request, organizationId), params.id, fieldsOf(body))),
      ),
    ),
  );

  implement(app, contract.deleteTeamMember, async ({ params, organizationId, tenant, request }) => {
    await tenant((trx) => removeMember(trx, administrator(request, organizationId), params.teamId, params.id));
    return done();
  });

  implement(app, contract.resendInvitation, async ({ params, organizationId, tenant, request }) =>
    one(
      asJson(
        await tenant((trx) => inviteAgain(trx, administrator(request, organizationId), params.teamId, params.memberId)),
      ),
    ),
  );

  implement(
    app,
    contract.verifyTeamMember,
    async ({ params, request }) => one(await acceptInvitation(platform.database, auditSource(request), params.token)),
    { config: { rateLimit: { max: config.rateLimits.signIn, timeWindow: '1 minute' } } },
  );
};
