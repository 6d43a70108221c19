import { demoRequests as contract } from '@bidloom/contract';
import { done } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { passOnDemoRequest } from './demo-requests.service.ts';

/** What people need: a first try, a second after a mistake, and a colleague at the same address. */
const usualDemosAnHour = 10;

export const demoRequestsFeature: Feature = async (app, { platform, config }) => {
  implement(
    app,
    contract.requestDemo,
    async ({ body }) => {
      await passOnDemoRequest(platform, config.demoRequestsTo ?? [], body);
      return done('Your request has been sent');
    },
    {
      bodyLimit: 32 * 1024,
      config: { rateLimit: { max: config.rateLimits.demosAnHour ?? usualDemosAnHour, timeWindow: '1 hour' } },
    },
  );
};
