import { HumanMessage, SystemMessage } from '@langchain/core/messages';
import { z } from 'zod';
import { fenceText } from '../fence-passages.ts';
import type { StructuredPrompt } from '../structured-prompt.ts';
import { dataRule, jsonRule } from './rules.ts';

const synonyms = z.object({ keywords: z.array(z.object({ n: z.int(), synonyms: z.array(z.string()) })) });

/** Asks for other words for keywords. No text of a document is sent. @param most for one keyword */
export function suggestSynonymsPrompt(keywords: readonly string[], most: number): StructuredPrompt<typeof synonyms> {
  const rules = `You help to find keywords in tender documents. You are given numbered keywords. For each, name up to ${most} other words that such documents use for the same thing: synonyms, and common abbreviations or their long forms.

- Only words that mean the same and could stand in its place; nothing broader, narrower or merely related. None is better than a wrong one.
- In the language of the keyword, at most five words each, in lower case. Leave out plurals and other forms of the keyword itself.

${dataRule}

${jsonRule({ keywords: [{ n: 1, synonyms: ['bid security', 'emd'] }] })}`;
  const request = keywords.map((keyword, index) => fenceText('keyword', { n: String(index + 1) }, keyword)).join('\n');
  return { name: 'synonyms', schema: synonyms, messages: [new SystemMessage(rules), new HumanMessage(request)] };
}
