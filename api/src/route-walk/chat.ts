import { chat as contract } from '@bidloom/contract';
import { named } from './named.ts';
import { sample } from './sample.ts';

export const chatSamples = [
  sample(
    contract.askQuestion,
    (world) => ({
      body: { ...named(world), documentIds: [world.documentId], userQuestion: 'What does the walk cost?' },
    }),
    'is answered by a worker',
  ),
  sample(contract.cancelQuestion, ({ chatEntryId }) => ({ params: { id: chatEntryId } })),
  sample(contract.chatHistory, (world) => ({ body: named(world) })),
];
