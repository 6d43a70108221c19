import { HumanMessage, SystemMessage } from '@langchain/core/messages';
import { z } from 'zod';
import { fenceText } from '../fence-passages.ts';
import type { StructuredPrompt } from '../structured-prompt.ts';
import { dataRule, jsonRule } from './rules.ts';

const parameters = z.object({
  parameters: z.array(
    z.object({
      keyword: z.int(),
      page: z.int(),
      tag: z.string().nullable().default(null),
      parameter: z.string(),
      value: z.string(),
      unit: z.string().nullable().default(null),
      condition: z.string().nullable().default(null),
      quote: z.string(),
    }),
  ),
});
export type WrittenParameter = z.output<typeof parameters>['parameters'][number];

/**
 * Asks for the values of parameters that are in running text.
 * @param pages fenced; a passage has the number of its page
 */
export function extractParametersPrompt(
  keywords: readonly string[],
  pages: string,
): StructuredPrompt<typeof parameters> {
  const rules = `You look for the values of technical parameters in pages of a tender document. You are given the pages, and the numbered names of the parameters that are asked for.

- One entry for each value: "keyword" is the number of the name that it belongs to, "page" the number of the passage that contains it.
- "parameter" is what the page calls it, "value" the value alone, "unit" its unit, "condition" what it applies to, such as "maximum" or "at 20 °C", "tag" the equipment it belongs to, such as P-101A. Copy each exactly as it is on the page; null where the page does not give it.
- "quote" are the words of the page that give the value, copied exactly: a sentence or a line that contains the value.
- Give no value that is not on the page, convert nothing, compute nothing.
- Where no value is given, give no entry.

${dataRule}

${jsonRule({
  parameters: [
    {
      keyword: 1,
      page: 7,
      tag: 'P-101A',
      parameter: 'Rated flow',
      value: '120',
      unit: 'm³/h',
      condition: null,
      quote: 'P-101A shall deliver a rated flow of 120 m³/h',
    },
  ],
})}`;
  const asked = keywords.map((keyword, index) => fenceText('keyword', { n: String(index + 1) }, keyword)).join('\n');
  const request = `<passages>\n${pages}\n</passages>\n\n${asked}`;
  return { name: 'parameters', schema: parameters, messages: [new SystemMessage(rules), new HumanMessage(request)] };
}
