import { HumanMessage, SystemMessage } from '@langchain/core/messages';
import { z } from 'zod';
import { fenceText } from '../fence-passages.ts';
import type { StructuredPrompt } from '../structured-prompt.ts';
import { dataRule, jsonRule } from './rules.ts';

const questions = z.object({
  questions: z.array(
    z.object({
      text: z.string(),
      audience: z.enum(['ask', 'answer']),
      reason: z.enum(['requirement', 'ambiguity', 'contradiction', 'gap']),
      passages: z.array(z.int()),
      quotes: z.array(z.string()).default([]),
    }),
  ),
});
export type WrittenQuestion = z.output<typeof questions>['questions'][number];

/**
 * Asks for questions that passages give rise to.
 * @param passages fenced, numbered
 * @param known questions that exist already and must not be repeated
 * @param most questions
 */
export function generateQuestionsPrompt(
  passages: string,
  known: readonly string[],
  most: number,
): StructuredPrompt<typeof questions> {
  const rules = `You help a bid team to read a tender. You are given numbered passages of its documents. Write the questions that they give rise to, the most valuable first, at most ${most}.

- "audience" is "ask" for what the bidder should ask the buyer, and "answer" for what the bid itself has to answer.
- "reason" is "contradiction" where passages say different things of the same matter, "ambiguity" where one can be read in two ways or leaves open what it asks for, "gap" where something is missing that a bidder needs in order to price or plan, and "requirement" where a bidder must do, prove or hand in something.
- "passages" are the numbers of the passages that the question comes from, all sides of a contradiction; "quotes" the words of each of these passages that give rise to it, copied exactly, in the same order.
- A question is one or two sentences that can be understood alone: it names the matter, and the clause or page where that helps. Do not ask what the passages answer.
- No two questions of the same meaning, and none that asks the same as one in <known>.
- Write in the language of the passages, without Markdown, HTML or links.
- Where nothing is worth asking, give no questions.

${dataRule}

${jsonRule({
  questions: [
    {
      text: 'Clause 1.2 counts delivery from the effective date, clause 10.4 from the order. Which of the two applies?',
      audience: 'ask',
      reason: 'contradiction',
      passages: [2, 9],
      quotes: ['within 20 weeks of the Effective Date', 'within 20 weeks of the Purchase Order'],
    },
  ],
})}`;
  const before = known.length > 0 ? `\n\n${fenceText('known', {}, known.join('\n'))}` : '';
  const request = `<passages>\n${passages}\n</passages>${before}\n\nWrite at most ${most} questions.`;
  return {
    name: 'tender_questions',
    schema: questions,
    messages: [new SystemMessage(rules), new HumanMessage(request)],
  };
}
