import { auth } from '@bidloom/contract';
import { asPlatform, recordAudit } from '@bidloom/db';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { notFound } from '../../lib/errors/app-error.ts';
import { done, one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { presentOwnSession } from './own-sessions.presenter.ts';
import { endOwnSessions, listOwnSessions } from './own-sessions.repository.ts';

/** Lists and ends the sessions of the caller. Sessions belong to no organisation, so this works as the platform. */
export const ownSessionsFeature: Feature = async (app, { platform: { database }, config }) => {
  implement(app, auth.ownSessions, async ({ user }) => {
    const sessions = await asPlatform(database, (trx) => listOwnSessions(trx, user, config.sessionIdleHours));
    return one(sessions.map((session) => presentOwnSession(session, user)));
  });

  implement(app, auth.endOwnSession, async ({ params, user, request }) => {
    await asPlatform(database, async (trx) => {
      const ended = await endOwnSessions(trx, user, { only: params.id });
      if (ended === 0) throw notFound('The session');
      await recordAudit(trx, auditSource(request), {
        ...{ organizationId: user.organizationId, action: 'session.ended' },
        target: { type: 'session', id: params.id, name: '' },
      });
    });
    return done('Signed out there');
  });

  implement(app, auth.endOtherSessions, async ({ user, request }) => {
    const ended = await asPlatform(database, async (trx) => {
      const count = await endOwnSessions(trx, user, { but: user.sessionId });
      await recordAudit(trx, auditSource(request), {
        ...{ organizationId: user.organizationId, action: 'session.ended_elsewhere', details: { ended: count } },
      });
      return count;
    });
    return one({ ended }, 'Signed out everywhere else');
  });
};
