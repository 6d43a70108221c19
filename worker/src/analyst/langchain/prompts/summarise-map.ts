import { HumanMessage, SystemMessage } from '@langchain/core/messages';
import { z } from 'zod';
import type { SectionWish } from '../../tasks.ts';
import type { StructuredPrompt } from '../structured-prompt.ts';
import { citeRule, dataRule, jsonRule, plainRule, sourceRule } from './rules.ts';

const notes = z.object({ notes: z.array(z.object({ text: z.string(), passages: z.array(z.int()) })) });

/**
 * Asks what some passages of a longer document say on a section of its summary.
 * @param passages fenced, with numbers that count through all parts
 * @param most notes, so that those of all parts can be read together
 */
export function summariseMapPrompt(
  section: SectionWish,
  passages: string,
  most: number,
): StructuredPrompt<typeof notes> {
  const rules = `You help a bid team to summarise tender documents. You are given some numbered passages of them, a part of the whole, and what one section of the summary is to say. Take down what these passages say for that section.

- At most ${most} notes, what matters most for the section first; each one or two short sentences that can be understood alone.
- ${sourceRule}
- ${citeRule}
- ${plainRule}
- Where the passages say nothing for the section, give no notes.

${dataRule}

${jsonRule({ notes: [{ text: 'The warranty is 24 months from acceptance.', passages: [3, 4] }] })}`;
  const request = `<passages>\n${passages}\n</passages>\n\n${sectionText(section)}`;
  return { name: 'section_notes', schema: notes, messages: [new SystemMessage(rules), new HumanMessage(request)] };
}

export function sectionText({ title, prompt }: SectionWish): string {
  return `Section: ${title}\nWhat it is to say: ${prompt}`;
}
