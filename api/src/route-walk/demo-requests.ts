import { demoRequests as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const demoRequestSamples = [
  sample(contract.requestDemo, ({ user }) => ({ body: { name: 'Ada', email: user.email, company: 'Engines' } })),
];
