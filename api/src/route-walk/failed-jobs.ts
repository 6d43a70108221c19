import { failedJobs as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const failedJobSamples = [
  sample(contract.searchFailedJobs),
  sample(contract.countFailedJobs),
  sample(contract.retryFailedJob, ({ failedJob }) => ({ params: { id: failedJob } })),
  sample(contract.discardFailedJob, ({ otherFailedJob }) => ({ params: { id: otherFailedJob } })),
  sample(contract.retryFailedJobs, () => ({ body: { kind: 'mail.send' } })),
];
