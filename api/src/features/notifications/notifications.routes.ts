import { notifications as contract } from '@bidloom/contract';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { followNotifications } from './follow-notifications.ts';
import { changeNotificationChoices, readNotificationChoices, unwantedTypes } from './notification-choices.ts';
import { presentNotification } from './notifications.presenter.ts';
import { listRecentNotifications } from './notifications.repository.ts';

const recentCount = 50;

export const notificationsFeature: Feature = async (app, { platform }) => {
  implement(app, contract.subscribeNotifications, async ({ user, request, reply }) => {
    const stream = reply.openEventStream();
    // Platform administrators belong to no organisation: their stream stays open, without events.
    if (user.organizationId) {
      const follower = { organizationId: user.organizationId, userId: user.userId };
      try {
        await followNotifications(platform, follower, stream, lastEventId(request.headers['last-event-id']));
      } catch (error) {
        request.log.error({ err: error }, 'notifications could not be followed');
        stream.end();
      }
    }
    return reply;
  });

  implement(app, contract.recentNotifications, async ({ user, tenant }) => {
    const rows = await tenant(async (trx) =>
      listRecentNotifications(trx, user.userId, recentCount, await unwantedTypes(trx, user.userId)),
    );
    return one(rows.map(presentNotification));
  });

  implement(app, contract.getNotificationChoices, async ({ user, tenant }) =>
    one(await tenant((trx) => readNotificationChoices(trx, user.userId))),
  );
  implement(app, contract.changeNotificationChoices, async ({ body, user, tenant, request }) => {
    const choices = await tenant((trx) => changeNotificationChoices(trx, user, body, auditSource(request)));
    return one(choices, 'Choices saved');
  });
};

/** The id after which a client resumes; null where it names none that we could have given. */
function lastEventId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^\d{1,18}$/.test(header) ? header : null;
}
