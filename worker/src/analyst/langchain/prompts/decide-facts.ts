import { HumanMessage, SystemMessage } from '@langchain/core/messages';
import { z } from 'zod';
import type { FactName } from '../../../facts/model.ts';
import { factQuestions } from '../fact-questions.ts';
import type { StructuredPrompt } from '../structured-prompt.ts';
import { dataRule, jsonRule } from './rules.ts';

const statement = z.object({ value: z.string(), passage: z.int(), quote: z.string() });
const facts = z.object({
  facts: z.array(
    z.object({
      fact: z.string(),
      stated: statement.nullable().default(null),
      others: z.array(statement).default([]),
    }),
  ),
});

/** A value with the words that state it. */
export type WrittenStatement = z.output<typeof statement>;
/** A fact as a model decides it. */
export type WrittenFact = z.output<typeof facts>['facts'][number];

/** Asks what passages state of each fact. @param passages fenced and numbered */
export function decideFactsPrompt(asked: readonly FactName[], passages: string): StructuredPrompt<typeof facts> {
  const rules = `You find the key facts of a tender for a bid team. You are given numbered passages of the tender's documents, and a list of facts with the form of their values. For each fact you decide what the passages state.

- One entry for each fact of the list, under its name in "fact".
- "stated" is what holds: "value" in the form that is asked for, "passage" the number of the passage that states it, "quote" the words of that passage that state it, copied exactly: one sentence, line or row that contains the value.
- Where passages differ, what holds is what the tender's own order says: addenda before all, data sheets and special conditions before general ones. The values that do not hold go into "others".
- "stated" is null where no passage states the fact. An example, a blank to be filled in, a form for the bidder, a typical figure, and the same matter of somebody else (a subcontractor, an earlier contract) state nothing.
- Give no value that is not in the quote, compute nothing, and do not guess.

${dataRule}

${jsonRule({
  facts: [
    {
      fact: 'bid_validity',
      stated: { value: 'P90D', passage: 2, quote: 'Bids shall remain valid for 90 days' },
      others: [{ value: 'P60D', passage: 5, quote: 'The validity of bids is 60 days.' }],
    },
    { fact: 'tender_fee', stated: null, others: [] },
  ],
})}`;
  const list = asked.map((fact) => `- ${fact}: ${factQuestions[fact].meaning}. Value: ${factQuestions[fact].form}.`);
  const request = `<passages>\n${passages}\n</passages>\n\nFacts:\n${list.join('\n')}`;
  return { name: 'key_facts', schema: facts, messages: [new SystemMessage(rules), new HumanMessage(request)] };
}
