import { searchFailedJobs } from '@bidloom/contract/failed-jobs';
import { messages } from '../../lib/messages.ts';
import { createResource } from '../../resource/create-resource.ts';

export const failedJobs = createResource({
  name: 'failedJobs',
  noun: messages.failedJobs,
  operations: { search: searchFailedJobs },
});
