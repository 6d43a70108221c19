import { users as contract, type OutputOf } from '@bidloom/contract';
import { recordAudit } from '@bidloom/db';
import { importUsers } from '@bidloom/jobs';
import type { FastifyRequest } from 'fastify';
import { onRowsOf } from '../../lib/access/on-rows-of.ts';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { done, one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { sendTemplate } from '../../lib/http/send-template.ts';
import { acceptImport } from '../../lib/upload/accept-import.ts';
import { type Administrator, readPerson, requireOrganization } from './administer.ts';
import { changeSeveral } from './change-several.ts';
import { presentUser } from './users.presenter.ts';
import { searchUsers } from './users.repository.ts';
import {
  activatePerson,
  deactivatePerson,
  inviteAgain,
  invitePerson,
  removePerson,
  replacePerson,
} from './users.service.ts';

type Query = OutputOf<typeof contract.searchOrganizationUsers.query>;

export const usersFeature: Feature = async (app, { platform }) => {
  const by = (request: FastifyRequest): Administrator => ({
    platform,
    caller: request.signedIn(),
    source: auditSource(request),
  });
  /** Null: everybody's. */
  const search = (organizationId: string | null, query: Query) =>
    onRowsOf(platform.database, organizationId, (trx) => searchUsers(trx, query, { ofAll: organizationId === null }));

  implement(app, contract.searchUsers, async ({ query, user }) =>
    page(await search(user.organizationId ?? query.organizationId ?? null, query), presentUser),
  );

  implement(app, contract.searchOrganizationUsers, async ({ params, query, request }) => {
    await requireOrganization(by(request), params.organizationId);
    return page(await search(params.organizationId, query), presentUser);
  });

  implement(app, contract.getUser, async ({ params, request }) =>
    one(presentUser(await readPerson(by(request), params.id))),
  );

  implement(app, contract.createUser, async ({ body, request }) =>
    one(presentUser(await invitePerson(by(request), body)), 'The invitation is on its way'),
  );

  implement(app, contract.updateUser, async ({ params, body, request }) =>
    one(presentUser(await replacePerson(by(request), params.id, body))),
  );

  implement(app, contract.deleteUser, async ({ params, request }) => {
    await removePerson(by(request), params.id);
    return done();
  });

  implement(app, contract.activateUser, async ({ params, request }) =>
    one(presentUser(await activatePerson(by(request), params.id))),
  );

  implement(app, contract.deactivateUser, async ({ params, request }) =>
    one(presentUser(await deactivatePerson(by(request), params.id))),
  );

  implement(app, contract.resendActivationLink, async ({ params, request }) =>
    one(presentUser(await inviteAgain(by(request), params.id)), 'The activation link is on its way'),
  );

  implement(app, contract.changeUsers, async ({ body, request }) =>
    one(await changeSeveral(by(request), body, request.log)),
  );

  implement(app, contract.importUsers, async ({ params, user, request }) => {
    await requireOrganization(by(request), params.organizationId, { inUse: true });
    return one(
      await acceptImport(request, platform, {
        kind: 'users',
        job: importUsers,
        organizationId: params.organizationId,
        createdBy: user.organizationId ? user.userId : null,
        // In the log of the named organisation: that of a platform administrator is another one.
        record: (trx, note) =>
          recordAudit(trx, auditSource(request), { organizationId: params.organizationId, ...note }),
      }),
    );
  });

  implement(app, contract.usersTemplate, ({ reply }) =>
    sendTemplate(reply, 'Users', [
      { title: 'First name', width: 24, example: 'Ada' },
      { title: 'Last name', width: 24, example: 'Byron' },
      { title: 'Email', width: 36, example: 'ada.byron@example.org' },
      { title: 'Role', width: 30, example: 'Organization user' },
    ]),
  );
};
