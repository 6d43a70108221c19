import { HumanMessage, SystemMessage } from '@langchain/core/messages';
import { z } from 'zod';
import { fenceText } from '../fence-passages.ts';
import type { StructuredPrompt } from '../structured-prompt.ts';
import { citeRule, dataRule, jsonRule, plainRule, sourceRule } from './rules.ts';

const summary = z.object({ claims: z.array(z.object({ text: z.string(), passages: z.array(z.int()) })) });

/** Asks what sentences say of a keyword. @param passages the sentences, fenced and numbered */
export function keywordSummaryPrompt(keyword: string, passages: string): StructuredPrompt<typeof summary> {
  const rules = `You tell a bid team in a sentence or two what tender documents say of a keyword. You are given the keyword and numbered sentences of the documents.

- One or two short sentences, each one entry of "claims": amounts, percentages, limits, dates and who owes what come first.
- ${sourceRule}
- ${citeRule}
- ${plainRule}
- Where the sentences only mention the keyword and say nothing of it, give no claims.

${dataRule}

${jsonRule({ claims: [{ text: 'Liquidated damages are 0.5% a week, at most 10%.', passages: [1] }] })}`;
  const request = `<passages>\n${passages}\n</passages>\n\n${fenceText('keyword', {}, keyword)}`;
  return { name: 'keyword_summary', schema: summary, messages: [new SystemMessage(rules), new HumanMessage(request)] };
}
