import { HumanMessage, SystemMessage } from '@langchain/core/messages';
import { z } from 'zod';
import type { SectionWish } from '../../tasks.ts';
import type { StructuredPrompt } from '../structured-prompt.ts';
import { citeRule, dataRule, jsonRule, plainRule, sourceRule } from './rules.ts';
import { sectionText } from './summarise-map.ts';

const section = z.object({ claims: z.array(z.object({ text: z.string(), passages: z.array(z.int()) })) });

/**
 * Asks for a section of a summary.
 * @param source fenced: the passages themselves where they fit, otherwise notes that name them
 * @param most sentences
 */
export function summariseReducePrompt(
  wish: SectionWish,
  source: string,
  kind: 'passages' | 'notes',
  most: number,
): StructuredPrompt<typeof section> {
  const given =
    kind === 'passages'
      ? 'numbered passages of these documents'
      : 'notes that were taken of these documents, each with the numbers of the passages that it was taken from';
  const rules = `You write one section of a summary of tender documents for a bid team. You are given ${given}, and what the section is to say.

- At most ${most} sentences, fewer where little is said, in an order that reads well; each is one entry of "claims" and can be understood alone.
- ${sourceRule}
- ${citeRule}
- Where the sources contradict each other, say what each of them says. Say nothing twice.
- ${plainRule}
- Where the sources say nothing for the section, give no claims.

${dataRule}

${jsonRule({ claims: [{ text: 'The warranty is 24 months from acceptance.', passages: [3, 4] }] })}`;
  const request = `<${kind}>\n${source}\n</${kind}>\n\n${sectionText(wish)}`;
  return { name: 'summary_section', schema: section, messages: [new SystemMessage(rules), new HumanMessage(request)] };
}
