import { answers, chat as contract } from '@bidloom/contract';
import { named } from './named.ts';
import { sample } from './sample.ts';
import type { World } from './world.fixtures.ts';

const ofAnswer = ({ workspaceId, answerId }: World) => ({ params: { workspaceId, id: answerId } });

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
  sample(answers.shareAnswer, ofAnswer),
  sample(answers.pinAnswer, ofAnswer),
  sample(answers.viewAnswer, ofAnswer),
  sample(answers.pinnedAnswers),
  sample(answers.unpinAnswer, ofAnswer),
  sample(answers.unshareAnswer, ofAnswer),
  sample(answers.suggestQuestions),
];
