import { dashboard as contract } from '@bidloom/contract';
import { asPlatform } from '@bidloom/db';
import { one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { readOrganization, readOwn, readPlatform } from './dashboard.repository.ts';

export const dashboardFeature: Feature = async (app, { platform: { database, queue } }) => {
  implement(app, contract.getPlatformDashboard, async () => {
    const [figures, counts, health] = await Promise.all([
      // For all organisations: the platform's own view.
      asPlatform(database, readPlatform),
      queue.countDeadJobs(),
      app.health.reportAll(),
    ]);
    const failedJobs = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return one({ ...figures, failedJobs, health });
  });

  implement(app, contract.getOrganizationDashboard, async ({ tenant }) => one(await tenant(readOrganization)));

  implement(app, contract.getOwnDashboard, async ({ user, tenant }) =>
    one(await tenant((trx) => readOwn(trx, user.userId))),
  );
};
