import { chat as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const chatSamples = [
  sample(
    contract.askQuestion,
    ({ workspaceId, documentId }) => ({
      body: { workspaceId, documentIds: [documentId], userQuestion: 'What does the walk cost?' },
    }),
    'is answered by a worker',
  ),
  sample(contract.cancelQuestion, ({ chatEntryId }) => ({ params: { id: chatEntryId } })),
  sample(contract.chatHistory, ({ workspaceId }) => ({ body: { workspaceId } })),
];
