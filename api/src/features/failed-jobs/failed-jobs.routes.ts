import { failedJobs as contract } from '@bidloom/contract';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { done, one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { countJobs, discardJob, retryJob, retryJobs, searchJobs } from './failed-jobs.service.ts';

export const failedJobsFeature: Feature = async (app, { platform }) => {
  implement(app, contract.searchFailedJobs, async ({ query }) => page(await searchJobs(platform, query), (job) => job));

  implement(app, contract.countFailedJobs, async () => one(await countJobs(platform)));

  implement(app, contract.retryFailedJobs, async ({ body, request }) =>
    one(await retryJobs(platform, body.kind, auditSource(request))),
  );

  implement(app, contract.retryFailedJob, async ({ params, request }) =>
    one(await retryJob(platform, params.id, auditSource(request))),
  );

  implement(app, contract.discardFailedJob, async ({ params, request }) => {
    await discardJob(platform, params.id, auditSource(request));
    return done();
  });
};
