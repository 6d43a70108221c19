import { calendarFeeds as contract } from '@bidloom/contract';
import { asPlatform, withTenant } from '@bidloom/db';
import { notFound } from '../../lib/errors/app-error.ts';
import { done, one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { presentFeed } from './calendar-feeds.presenter.ts';
import { deleteFeed, listFeeds, openFeed, renewFeed } from './calendar-feeds.repository.ts';
import { listFeedTenders } from './feed-dates.repository.ts';
import { writeCalendar } from './write-calendar.ts';

/** Readings by one address a minute: calendars read once an hour, clients that guess come often. */
const readingsAMinute = 60;

export const calendarFeedsFeature: Feature = async (app, { platform: { database }, config }) => {
  implement(app, contract.listFeeds, async ({ user, tenant }) =>
    one((await tenant((trx) => listFeeds(trx, user.userId))).map(presentFeed)),
  );

  implement(app, contract.createFeed, async ({ params, body, user, change }) => {
    const owner = { organizationId: params.organizationId, userId: user.userId, scope: body.scope };
    const { token, ...made } = await change((trx) => renewFeed(trx, owner), noteOf('created'));
    return one({ ...presentFeed(made), url: `${config.publicUrl}/calendars/${token}.ics` });
  });

  implement(app, contract.deleteFeed, async ({ params, user, change }) => {
    await change(async (trx) => {
      const found = await deleteFeed(trx, { id: params.id, userId: user.userId });
      if (!found) throw notFound('The calendar link');
      return found;
    }, noteOf('deleted'));
    return done();
  });

  implement(
    app,
    contract.readFeed,
    async ({ params, reply }) => {
      const feed = await asPlatform(database, (trx) => openFeed(trx, params.token));
      if (!feed?.organizationId) throw notFound('The calendar');
      const { organizationId, organizationName, scope, userId } = feed;
      const tenders = await withTenant(database, organizationId, (trx) =>
        listFeedTenders(trx, scope === 'mine' ? userId : null),
      );
      const name = scope === 'mine' ? 'My tenders' : `Tenders of ${organizationName}`;
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .send(writeCalendar({ organizationId, publicUrl: config.publicUrl, name, tenders }));
    },
    { config: { rateLimit: { max: readingsAMinute, timeWindow: '1 minute' } } },
  );
};

const noteOf =
  (verb: string) =>
  ({ id, scope }: { id: string; scope: string }) => ({
    action: `calendar_link.${verb}`,
    target: { type: 'calendar_link', id, name: scope },
  });
