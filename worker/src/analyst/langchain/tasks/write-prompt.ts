import type { AnalystTasks } from '../../tasks.ts';
import { askModel, type ModelAccess } from '../ask-model.ts';
import { plainText } from '../cited-texts.ts';
import { ModelFailure } from '../model-failure.ts';
import { writePromptPrompt } from '../prompts/write-prompt.ts';

/** Less than what a template takes. */
const longest = 1500;
/** The most characters of a wish that is sent. */
const longestWish = 2000;

/** Asks for a section's prompt. An answer that says nothing is asked for once more. */
export async function writePrompt(
  access: ModelAccess,
  { wish, signal, spend }: Parameters<AnalystTasks['writePrompt']>[0],
): Promise<string> {
  const messages = writePromptPrompt(wish.slice(0, longestWish));
  for (let tried = 1; tried <= 2; tried++) {
    const prompt = shorten(readPrompt(await askModel(access, messages, { signal, spend })));
    if (/\p{L}/u.test(prompt)) return prompt;
  }
  throw new ModelFailure('bad_output');
}

/** Without thoughts, Markdown and quotation marks around it. */
function readPrompt(text: string): string {
  const said = plainText(text.replace(/^\s*<think>[\s\S]*?<\/think>/u, '').replace(/<[^<>\n]*>/gu, ' '));
  return said.replace(/^["“„«](.*)["”“»]$/u, '$1').trim();
}

/** Ends after a sentence, or else after a word. */
function shorten(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest).toWellFormed();
  const sentence = /^[\s\S]*[.!?。](?=\s)/u.exec(cut)?.[0];
  return (sentence ?? cut.replace(/\s\S*$/u, '')).trim();
}
