import { type BaseMessage, HumanMessage, SystemMessage } from '@langchain/core/messages';
import { fenceText } from '../fence-passages.ts';
import { dataRule } from './rules.ts';

const rules = `A bid team summarises tender documents by sections. You are given in plain words what one section is to tell. Write the prompt for it: what to look for in the documents, such as figures, dates, limits, parties and clause numbers that belong to the matter, and how to put it.

- One paragraph of at most 120 words, as instructions to the writer of the section, in the language of the wish.
- Keep to the matter of the wish. Invent no facts of the tender: you have not seen it.
- Ask that what the documents do not say be left out, and that each statement name its page.
- Plain text alone: no heading, no list, no Markdown, no quotation marks around it, no introduction.

${dataRule}`;

/** Asks for a section's prompt. No text of a document goes along. */
export function writePromptPrompt(wish: string): BaseMessage[] {
  return [new SystemMessage(rules), new HumanMessage(fenceText('wish', {}, wish))];
}
