import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { answerQuestion } from '../../analyst/answer-question.ts';
import type { RunContext } from '../runs/run-context.ts';
import type { ComparedProposal } from './compared-proposal.ts';

/** Asks every proposal the same questions, one item for each of its answers, written as soon as it is given. */
export async function askProposals(
  context: RunContext<'comparison'>,
  proposals: readonly ComparedProposal[],
  step: (stage: string) => void,
): Promise<void> {
  const { parameters, signal, isDone, save } = context;
  for (const question of parameters.questions) {
    for (const { id: proposalId, vendorName, title, scope } of proposals) {
      signal.throwIfAborted();
      step(`Asking ${vendorName}: ${question.text}`);
      const name = `${question.id} ${proposalId}`;
      if (isDone(name)) continue;
      const headline = await answerQuestion(context, scope, question);
      await save(name, [{ kind: 'comparison_answer', headline: { ...headline, proposalId, vendorName, title } }]);
      await yieldToOthers();
    }
  }
}
